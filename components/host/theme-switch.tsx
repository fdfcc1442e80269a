'use client';

import { useState } from 'react';
import { THEME_COOKIE, type Theme } from '@/lib/domain/host/theme';

const YEAR_S = 31_536_000;
const NAMES: Record<Theme, string> = { system: 'As the device', light: 'Light', dark: 'Dark' };

/** The cookie lets the server send the next page in these colours. */
function apply(theme: Theme) {
  document.body.dataset.theme = theme;
  document.cookie = `${THEME_COOKIE}=${theme}; path=/host; max-age=${YEAR_S}; samesite=lax`;
}

export function ThemeSwitch({ theme }: { theme: Theme }) {
  const [chosen, setChosen] = useState(theme);
  return (
    <fieldset className="host-row" aria-label="Colors">
      {Object.entries(NAMES).map(([value, name]) => (
        <label key={value} className="host-option">
          <input
            type="radio"
            name="theme"
            checked={chosen === value}
            onChange={() => {
              setChosen(value as Theme);
              apply(value as Theme);
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
