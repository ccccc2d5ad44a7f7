// What was just done or refused, for eyes and screen readers. It goes away by itself.

import { useEffect } from 'react';

const SHOWN_FOR = 6000;

export const Notice = ({ message, close }: { readonly message: string | null; readonly close: () => void }) => {
  useEffect(() => {
    if (message === null) return;
    const clock = setTimeout(close, SHOWN_FOR);
    return () => clearTimeout(clock);
  }, [message]);
  return (
    <output className="notice" aria-live="polite">
      {message === null ? null : <span className="notice-text">{message}</span>}
    </output>
  );
};
