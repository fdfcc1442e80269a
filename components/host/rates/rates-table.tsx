import type { KeyboardEvent } from 'react';
import { RatesGridRow } from './rates-grid-row';
import type { FoundCabins } from './use-found-cabins';
import type { RatesGridState } from './use-rates-grid';
import { Button } from '@/components/ui/button';
import { formatNightSpan } from '@/lib/copy/format';

const STEPS: Record<string, number> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

/** Moves the focus to the same column of the cabin above or below. */
function moveInColumn(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  const step = STEPS[key];
  if (step === undefined || !(target instanceof HTMLInputElement) || !target.dataset.column) return;
  event.preventDefault();
  const inputs = [
    ...currentTarget.querySelectorAll<HTMLInputElement>(`[data-column="${target.dataset.column}"]`),
  ];
  const next = inputs[inputs.indexOf(target) + step];
  next?.focus();
  next?.select();
}

type TableProps = {
  grid: RatesGridState;
  cabins: FoundCabins['visible'];
  /** The season shown on narrow screens; empty for the base rate. */
  column: string;
};

export function RatesTable({ grid, cabins, column }: TableProps) {
  const { rows, suggestion, rules, seasons, chosen, setChosen } = grid;
  const suggested = new Set(suggestion?.rules.map(({ cabinId }) => cabinId));
  return (
    <div className="host-grid" tabIndex={0} role="region" aria-label="Cabin rates">
      <table onKeyDown={moveInColumn}>
        <thead>
          <tr>
            <th scope="col">Cabin</th>
            <th scope="col" data-shown={column === '' || undefined}>
              Base rate
            </th>
            {seasons.map(({ name, firstDay, lastDay, everyYear }) => (
              <th key={name + firstDay} scope="col" data-shown={column === name || undefined}>
                {name}
                <small>
                  {formatNightSpan(firstDay, lastDay)}
                  {everyYear ? '' : `, ${firstDay.slice(0, 4)}`}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cabins.map((cabin) => (
            <RatesGridRow
              key={cabin.id}
              cabin={cabin}
              rule={rules.get(cabin.id)}
              isSuggested={suggested.has(cabin.id)}
              row={rows[cabin.id]}
              seasons={seasons}
              shown={column}
              isChosen={chosen.includes(cabin.id)}
              onChoose={(isChosen) =>
                setChosen(isChosen ? [...chosen, cabin.id] : chosen.filter((id) => id !== cabin.id))
              }
              onChange={(row) => grid.setRow(cabin.id, row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function RatesPages({ cabins }: { cabins: FoundCabins }) {
  const { found, visible, first, page, pages, setPage } = cabins;
  if (pages === 1) return null;
  return (
    <nav className="host-row" aria-label="Cabin pages">
      <Button
        variant="secondary"
        size="small"
        disabled={page === 0}
        onClick={() => setPage(page - 1)}
      >
        Previous
      </Button>
      <span aria-live="polite">
        {first + 1} to {first + visible.length} of {found.length} cabins
      </span>
      <Button
        variant="secondary"
        size="small"
        disabled={page === pages - 1}
        onClick={() => setPage(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
