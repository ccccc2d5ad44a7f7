// What has happened, the last at the bottom and in sight.

import { useEffect, useRef } from 'react';

export const Told = ({ sentences }: { readonly sentences: readonly string[] }) => {
  const list = useRef<HTMLOListElement>(null);
  const count = sentences.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled with the keyboard as well
    <ol className="told" ref={list} aria-label="What has happened" tabIndex={0}>
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
    </ol>
  );
};
