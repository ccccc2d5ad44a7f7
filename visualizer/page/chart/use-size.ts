// The size of an element, as it changes.

import { useEffect, useRef, useState } from 'react';

export const useSize = () => {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 720, height: 400 });
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
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
