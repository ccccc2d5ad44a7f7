// Files that are dropped anywhere on the page.

import { useEffect, useRef, useState } from 'react';

/** Whether something is held over the page; `take` gets what is dropped. */
export const useDrop = (take: (name: string, text: string) => void): boolean => {
  const [isOver, setIsOver] = useState(false);
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) void file.text().then((text) => taking.current(file.name, text));
    };
    const events = { dragover: over, dragleave: leave, drop } as const;
    for (const [name, listener] of Object.entries(events)) addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(events)) removeEventListener(name, listener as EventListener);
    };
  }, []);
  return isOver;
};
