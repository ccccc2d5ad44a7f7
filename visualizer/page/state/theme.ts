// Light or dark: what the user has chosen, else what the system says.

import { useEffect, useSyncExternalStore } from 'react';
import type { ThemeName } from '../../chart/index.ts';
import { usePreference } from './preferences.ts';

const DARK = '(prefers-color-scheme: dark)';

const watchSystem = (changed: () => void): (() => void) => {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const useTheme = (place: HTMLElement): { readonly theme: ThemeName; readonly toggle: () => void } => {
  const [chosen, choose] = usePreference<ThemeName | null>('theme', null);
  const isDark = useSyncExternalStore(watchSystem, () => matchMedia(DARK).matches);
  const theme = chosen ?? (isDark ? 'dark' : 'light');
  useEffect(() => {
    place.dataset.theme = theme;
  }, [place, theme]);
  return { theme, toggle: () => choose(theme === 'dark' ? 'light' : 'dark') };
};
