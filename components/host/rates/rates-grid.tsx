'use client';

import { useState, type KeyboardEvent } from 'react';
import { CheckOption, SelectField, TextField } from '@/components/host/form/fields';
import { toOption } from '@/components/host/copy/option';
import { RatesByCabin } from './rates-by-cabin';
import { RatesFill } from './rates-fill';
import { RatesGridRow } from './rates-grid-row';
import { RatesOutcomeText, type RatesActions } from './rates-outcome';
import { useRatesGrid } from './use-rates-grid';
import { Button } from '@/components/ui/button';
import { formatNightSpan, plural } from '@/lib/copy/format';
import { MAX_SUGGESTED, type HostRates } from '@/lib/schemas/host/rates';

const ROWS = 30;

const STEPS: Record<string, number> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

/** Moves to the same column of the cabin above or below. */
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

/** Cabins by seasons: base rates, percents and fewest nights of many cabins, previewed and saved at once. */
export function RatesGrid({ rates, actions }: { rates: HostRates; actions: RatesActions }) {
  const grid = useRatesGrid(rates, actions);
  const { rows, suggestion, rules, seasons, chosen, setChosen, saving, asking, wrong, sent } = grid;
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState('');
  const [page, setPage] = useState(0);

  const wanted = query.trim().toLowerCase();
  const found = rates.cabins.filter(({ title, city }) =>
    `${title} ${city}`.toLowerCase().includes(wanted),
  );
  const pages = Math.max(1, Math.ceil(found.length / ROWS));
  const at = Math.min(page, pages - 1);
  const visible = found.slice(at * ROWS, (at + 1) * ROWS);
  const suggested = new Set(suggestion?.rules.map(({ cabinId }) => cabinId));
  const stored = new Set(rates.rules.map(({ cabinId }) => cabinId));
  const unruled = chosen.filter((id) => !stored.has(id));
  const asked = unruled.slice(0, MAX_SUGGESTED);
  const areAllChosen = found.length > 0 && found.every(({ id }) => chosen.includes(id));
  const kept = suggestion?.keptNights ?? 0;
  const column = seasons.some(({ name }) => name === shown) ? shown : '';
  const problem =
    wrong > 0
      ? `${wrong} ${plural(wrong, 'cabin has a value', 'cabins have values')} to correct. What is wrong stands under it.`
      : null;

  if (rates.cabins.length === 0) {
    return (
      <section className="host-card" aria-labelledby="cabins-heading">
        <h2 id="cabins-heading">Cabins</h2>
        <p>There is no cabin yet.</p>
      </section>
    );
  }
  return (
    <section className="host-card" aria-labelledby="cabins-heading">
      <h2 id="cabins-heading">Cabins</h2>
      <p>
        A cabin’s name leads to all of its rules. Here you change base rates and seasons of many
        cabins, see what that changes, and save it at once.
      </p>
      <div className="host-fill">
        <TextField
          id="rates-filter"
          label="Find a cabin"
          type="search"
          value={query}
          onText={(text) => {
            setQuery(text);
            setPage(0);
          }}
        />
        <div className="host-grid-column">
          <SelectField
            id="rates-column"
            label="Column"
            value={column}
            options={[
              toOption('', 'Base rate'),
              ...seasons.map(({ name }) => toOption(name, name)),
            ]}
            onChoose={setShown}
          />
        </div>
        <CheckOption
          label={wanted === '' ? 'Choose all cabins' : 'Choose all that are found'}
          isChecked={areAllChosen}
          onChange={(isChecked) => {
            const ids = found.map(({ id }) => id);
            const others = chosen.filter((id) => !ids.includes(id));
            setChosen(isChecked ? [...others, ...ids] : others);
          }}
        />
      </div>
      <p aria-live="polite">
        {chosen.length === 0
          ? 'Choose cabins to have rules suggested from their calendars, or to fill in many at once.'
          : `${chosen.length} ${plural(chosen.length, 'cabin', 'cabins')} chosen.`}
      </p>
      {unruled.length > 0 && (
        <div className="host-row">
          <Button
            variant="secondary"
            size="small"
            disabled={asking.isPending}
            onClick={() => grid.suggest(asked)}
          >
            {asking.isPending
              ? 'Reading the calendars …'
              : `Suggest rules for ${asked.length} ${plural(asked.length, 'cabin', 'cabins')} without rules`}
          </Button>
          <small>
            Made from their calendars; nothing is saved yet.
            {unruled.length > asked.length &&
              ` At most ${MAX_SUGGESTED} at once: save these, then the others, which stay chosen.`}
          </small>
        </div>
      )}
      <p role="alert">{asking.error}</p>
      {chosen.length > 0 && rules.size > 0 && <RatesFill grid={grid} />}
      {found.length === 0 && <p>No cabin fits “{query}”.</p>}
      <div className="host-grid" tabIndex={0} role="region" aria-label="Rates of the cabins">
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
            {visible.map((cabin) => (
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
                  setChosen(
                    isChosen ? [...chosen, cabin.id] : chosen.filter((id) => id !== cabin.id),
                  )
                }
                onChange={(row) => grid.setRow(cabin.id, row)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && (
        <nav className="host-row" aria-label="Pages of cabins">
          <Button
            variant="secondary"
            size="small"
            disabled={at === 0}
            onClick={() => setPage(at - 1)}
          >
            Earlier cabins
          </Button>
          <span aria-live="polite">
            {at * ROWS + 1} to {at * ROWS + visible.length} of {found.length} cabins
          </span>
          <Button
            variant="secondary"
            size="small"
            disabled={at === pages - 1}
            onClick={() => setPage(at + 1)}
          >
            More cabins
          </Button>
        </nav>
      )}
      {suggested.size > 0 && (
        <p>
          Rules are suggested for {suggested.size} {plural(suggested.size, 'cabin', 'cabins')}
          {kept > 0 &&
            `; ${kept} ${plural(kept, 'night', 'nights')} that no rule explains would be kept as set by hand`}
          .
        </p>
      )}
      {(sent !== null || wrong > 0 || saving.done || saving.error) && (
        <RatesOutcomeText
          problem={sent || wrong > 0 ? problem : ''}
          preview={grid.preview}
          saving={saving}
          onUndone={grid.forget}
        />
      )}
      {sent && <RatesByCabin outcome={grid.preview.outcome} cabins={rates.cabins} />}
      {(sent !== null || wrong > 0) && (
        <div className="host-row">
          <Button disabled={saving.isPending || sent === null} onClick={grid.save}>
            {saving.isPending
              ? 'Saving …'
              : `Save ${grid.count} ${plural(grid.count, 'cabin', 'cabins')}`}
          </Button>
          {grid.isTyped && (
            <Button variant="quiet" onClick={grid.forget}>
              Discard the changes
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
