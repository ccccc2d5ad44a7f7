// The size of an element, as it changes; nothing before it is known.

import { useLayoutEffect, useRef, useState } from 'react';

export const useSize = () => {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    setSize({ width: element.clientWidth, height: element.clientHeight });
    const watching = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width: Math.floor(width), height: Math.floor(height) });
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  return { place, ...size };
};
