'use client';

import { useState } from 'react';
import { ActionForm, SelectField, TextField } from '@/components/host/form/fields';
import { toOption } from '@/components/host/copy/option';
import { Button } from '@/components/ui/button';
import { MIN_STAY, numberError, PERCENT } from '@/lib/domain/host/rates/rate-fields';
import type { RatesGridState } from './use-rates-grid';
import { plural } from '@/lib/copy/format';

const EMPTY = { percent: '', minStay: '' };

function changeError(typed: string): string | null {
  const percent = Number(typed);
  return /^[-+]?\d{1,3}(\.\d)?$/.test(typed.trim()) && -90 <= percent && percent <= 300
    ? null
    : 'Enter a percentage from -90 to 300, such as 5 or -10.';
}

/** Sets the same values for all chosen cabins: a percent on the base rate, or a season's values. */
export function RatesFill({ grid }: { grid: RatesGridState }) {
  const { chosen, seasons, fill } = grid;
  const [season, setSeason] = useState('');
  const [typed, setTyped] = useState(EMPTY);
  const [isTried, setIsTried] = useState(false);
  const isBase = !seasons.some(({ name }) => name === season);
  const isEmpty = typed.percent.trim() === '' && typed.minStay.trim() === '';
  const percentError = isBase
    ? changeError(typed.percent)
    : isEmpty
      ? 'Enter a percentage, minimum nights, or both.'
      : numberError(typed.percent, PERCENT, true);
  const minStayError = isBase ? null : numberError(typed.minStay, MIN_STAY, true);
  return (
    <ActionForm
      noValidate
      className="host-fill"
      aria-label="Fill in for the selected cabins"
      onSubmit={() => {
        setIsTried(true);
        if (percentError ?? minStayError) return;
        fill(
          isBase
            ? { kind: 'base', percent: typed.percent }
            : { kind: 'season', name: season, ...typed },
        );
        setTyped(EMPTY);
        setIsTried(false);
      }}
    >
      <SelectField
        id="fill-what"
        label="Fill in"
        value={isBase ? '' : season}
        options={[toOption('', 'Base rate'), ...seasons.map(({ name }) => toOption(name, name))]}
        onChoose={(name) => {
          setSeason(name);
          setIsTried(false);
        }}
      />
      <TextField
        id="fill-percent"
        label={isBase ? 'Change by (%)' : '% of the base rate'}
        inputMode={isBase ? 'text' : 'decimal'}
        autoComplete="off"
        value={typed.percent}
        error={isTried ? percentError : null}
        onText={(percent) => setTyped({ ...typed, percent })}
      />
      {!isBase && (
        <TextField
          id="fill-nights"
          label="Minimum nights"
          inputMode="numeric"
          autoComplete="off"
          value={typed.minStay}
          error={isTried ? minStayError : null}
          onText={(minStay) => setTyped({ ...typed, minStay })}
        />
      )}
      <Button type="submit" variant="secondary" size="small" disabled={chosen.length === 0}>
        Fill in for {chosen.length} {plural(chosen.length, 'cabin', 'cabins')}
      </Button>
    </ActionForm>
  );
}
