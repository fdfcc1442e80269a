'use client';

import { useState } from 'react';
import { useAction } from '@/components/host/form/use-action';
import { usePreview, useSave, type RatesActions } from './rates-outcome';
import { useFormDraft } from '@/components/host/form/use-draft';
import {
  EMPTY_GRID,
  fillRows,
  gridChange,
  isRowWrong,
  openGrid,
  type Fill,
  type GridDraft,
  type GridRow,
} from '@/lib/domain/host/rates/rate-grid';
import { ratesChangeSchema, type HostRates } from '@/lib/schemas/host/rates';

/** Keeps what was typed, selected, and suggested in the table, and the change that saving it would send. */
export function useRatesGrid(rates: HostRates, actions: RatesActions) {
  const version = rates.versions.seasons ?? '';
  const stored = { rules: rates.rules, seasons: rates.seasons, version };
  const { fields, isTyped, change, forget } = useFormDraft<GridDraft>('rates-grid', EMPTY_GRID);
  const grid = openGrid(stored, fields);
  const { rows, suggestion } = grid;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const asking = useAction();
  const saving = useSave(rates.versions, actions.saveRates);

  const wrong = Object.entries(rows).filter(
    ([id, row]) => grid.rules.has(id) && isRowWrong(row),
  ).length;
  const found = wrong > 0 ? null : gridChange(stored, grid);
  const payload = found && (ratesChangeSchema.safeParse(found.change).data ?? null);
  const preview = usePreview(payload, actions.previewRates);
  const ids = found?.cabinIds ?? [];

  function suggest(cabinIds: string[]) {
    saving.clear();
    asking.run(
      () => actions.suggestRules(cabinIds),
      (suggested) => change({ rows, suggestion: { ...suggested, version } }),
    );
  }
  function save() {
    if (!payload || !found) return;
    saving.save(payload, found.undoChange, () => {
      forget();
      setChosen((before) => before.filter((id) => !ids.includes(id)));
    });
  }
  return {
    ...grid,
    isTyped,
    wrong,
    payload,
    preview,
    saving,
    asking,
    count: ids.length,
    chosen,
    setChosen,
    suggest,
    save,
    forget,
    setRow: (id: string, row: GridRow) => change({ rows: { ...rows, [id]: row }, suggestion }),
    fill: (fill: Fill) => change({ rows: fillRows(grid, chosen, fill), suggestion }),
  };
}
export type RatesGridState = ReturnType<typeof useRatesGrid>;
