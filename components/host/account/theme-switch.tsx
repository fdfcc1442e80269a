'use client';

import { useState } from 'react';
import { RadioOptions } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { THEME_COOKIE, type Theme } from '@/lib/domain/host/theme';

const YEAR_S = 31_536_000;
const OPTIONS: readonly Option<Theme>[] = [
  ['system', 'Same as device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/** The cookie lets the server render the next page in these colors. */
function apply(theme: Theme) {
  document.body.dataset.theme = theme;
  document.cookie = `${THEME_COOKIE}=${theme}; path=/host; max-age=${YEAR_S}; samesite=lax`;
}

export function ThemeSwitch({ theme }: { theme: Theme }) {
  const [chosen, setChosen] = useState(theme);
  return (
    <fieldset className="host-row" aria-label="Colors">
      <RadioOptions
        name="theme"
        chosen={chosen}
        options={OPTIONS}
        onChoose={(next) => {
          setChosen(next);
          apply(next);
        }}
      />
    </fieldset>
  );
}
