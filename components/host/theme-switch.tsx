'use client';

import { useEffect, useState } from 'react';

const KEY = 'host-theme';
const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const stored = readTheme();
    document.documentElement.dataset.hostTheme = stored;
    queueMicrotask(() => setTheme(stored));
  }, []);
  function choose(chosen: Theme) {
    setTheme(chosen);
    document.documentElement.dataset.hostTheme = chosen;
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Without storage it holds for this page.
    }
  }
  return (
    <select
      aria-label="Colours"
      value={theme}
      onChange={({ target }) => choose(target.value as Theme)}
    >
      <option value="system">As the device</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </select>
  );
}
