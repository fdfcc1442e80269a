'use client';

import { useState } from 'react';
import { useAction } from './use-action';
import { usePreview, useSave, type RatesActions } from './rates-outcome';
import { useFormDraft } from './use-draft';
import {
  currentDraft,
  EMPTY_GRID,
  fillRows,
  gridChange,
  isRowWrong,
  rulesOf,
  seasonsOf,
  type Fill,
  type GridDraft,
  type GridRow,
} from '@/lib/domain/host/rates/rate-grid';
import { ratesChangeSchema, type HostRates } from '@/lib/schemas/host/rates';

/** What is typed in the table of cabins, chosen, suggested, and what saving all of it would send. */
export function useRatesGrid(rates: HostRates, actions: RatesActions) {
  const version = rates.versions.seasons ?? '';
  const stored = { rules: rates.rules, seasons: rates.seasons, version };
  const { fields, isTyped, change, forget } = useFormDraft<GridDraft>('rates-grid', EMPTY_GRID);
  const draft = currentDraft(fields, stored);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const asking = useAction();
  const saving = useSave(rates.versions, actions.saveRates);

  const rules = rulesOf(stored.rules, draft);
  const seasons = seasonsOf(stored.seasons, draft);
  const wrong = Object.entries(draft.rows).filter(
    ([id, row]) => rules.has(id) && isRowWrong(row),
  ).length;
  const found = wrong > 0 ? null : gridChange(stored, draft);
  const sent = found && (ratesChangeSchema.safeParse(found.change).data ?? null);
  const preview = usePreview(sent, actions.previewRates);
  const ids = found?.cabinIds ?? [];

  const setRow = (id: string, row: GridRow) =>
    change({ ...draft, rows: { ...draft.rows, [id]: row } });
  function suggest(cabinIds: string[]) {
    saving.clear();
    asking.run(
      () => actions.suggestRules(cabinIds),
      (suggestion) => change({ ...draft, suggestion: { ...suggestion, version } }),
    );
  }
  function save() {
    if (!sent || !found) return;
    saving.save(sent, found.former, () => {
      forget();
      setChosen((before) => before.filter((id) => !ids.includes(id)));
    });
  }
  return {
    ...{ rules, seasons, draft, isTyped, wrong, sent, preview, saving, asking, count: ids.length },
    ...{ chosen, setChosen, setRow, suggest, save, forget },
    fill: (fill: Fill) => change({ ...draft, rows: fillRows(rules, seasons, draft, chosen, fill) }),
  };
}
export type RatesGridState = ReturnType<typeof useRatesGrid>;
