'use client';

import { useState } from 'react';
import { RatesFill } from './rates-fill';
import { RatesFilter } from './rates-filter';
import type { RatesActions } from './rates-outcome';
import { RatesSave } from './rates-save';
import { RatesPages, RatesTable } from './rates-table';
import { SuggestRules } from './suggest-rules';
import { useFoundCabins } from './use-found-cabins';
import { useRatesGrid } from './use-rates-grid';
import { Card } from '@/components/host/shell/card';
import { plural } from '@/lib/copy/format';
import type { HostRates } from '@/lib/schemas/host/rates';

/** Edits base rates, percents, and minimum stays of many cabins, with one preview and one save. */
export function RatesGrid({ rates, actions }: { rates: HostRates; actions: RatesActions }) {
  const grid = useRatesGrid(rates, actions);
  const cabins = useFoundCabins(rates.cabins);
  const [shown, setShown] = useState('');
  const { rules, seasons, chosen } = grid;
  const column = seasons.some(({ name }) => name === shown) ? shown : '';

  if (rates.cabins.length === 0) {
    return (
      <Card heading="Cabins">
        <p>No cabins yet.</p>
      </Card>
    );
  }
  return (
    <Card heading="Cabins">
      <p>
        Open a cabin by its name to see all of its rules. Here you can change the base rates and
        seasons of many cabins, see what that does, and save it all at once.
      </p>
      <RatesFilter grid={grid} cabins={cabins} column={column} onColumn={setShown} />
      <p aria-live="polite">
        {chosen.length === 0
          ? 'Select cabins to get rules suggested from their calendars, or to fill in many at once.'
          : `${chosen.length} ${plural(chosen.length, 'cabin', 'cabins')} selected.`}
      </p>
      <SuggestRules grid={grid} stored={rates.rules} />
      {chosen.length > 0 && rules.size > 0 && <RatesFill grid={grid} />}
      {cabins.found.length === 0 && <p>No cabin matches “{cabins.query}”.</p>}
      <RatesTable grid={grid} cabins={cabins.visible} column={column} />
      <RatesPages cabins={cabins} />
      <RatesSave grid={grid} cabins={rates.cabins} />
    </Card>
  );
}
