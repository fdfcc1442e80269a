'use client';

import Link from 'next/link';
import { Tick } from '@/components/host/form/fields';
import { useEarlyText } from '@/components/host/form/use-early-input';
import { cellErrors, dollarsError, type SeasonCell } from '@/lib/domain/host/rates/rate-fields';
import type { GridRow } from '@/lib/domain/host/rates/rate-grid';
import { isSeasonFor, type Rule, type Season } from '@/lib/domain/host/rates/rule-nights';
import { cellOf } from '@/lib/domain/host/rates/season-cells';
import { formatMonthDay } from '@/lib/copy/format';
import type { RatedCabin } from '@/lib/schemas/host/rates';

type InputProps = {
  id: string;
  /** Shared by all cabins, so that the arrow keys can move along the column. */
  column: string;
  label: string;
  value: string;
  error: string | null | undefined;
  unit: string;
  onText: (text: string) => void;
};

/** A number input in the table, with a hidden label and its error below. */
function CellInput({ id, column, label, value, error, unit, onText }: InputProps) {
  useEarlyText(id, value, onText);
  return (
    <span className="host-cell-input">
      <input
        id={id}
        data-column={column}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
      <span aria-hidden="true">{unit}</span>
      {error && (
        <small id={`${id}-error`} role="alert">
          {error}
        </small>
      )}
    </span>
  );
}

/** The field, column, label, and unit of each input of a season. */
const SEASON_INPUTS = [
  ['percent', 'percent', 'percent', '%'],
  ['minStay', 'nights', 'minimum nights', 'nights'],
] as const;

type Props = {
  cabin: RatedCabin;
  /** Undefined if the cabin has no rule and none is suggested yet. */
  rule: Rule | undefined;
  isSuggested: boolean;
  row: GridRow | undefined;
  seasons: readonly Season[];
  /** The column that phones show. */
  shown: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onChange: (row: GridRow) => void;
};

export function RatesGridRow(props: Props) {
  const { cabin, rule, isSuggested, row, seasons, shown, isChosen, onChoose, onChange } = props;
  const { id, slug, title, city, live, openUntil } = cabin;
  const base = row?.base ?? String((rule?.baseCents ?? 0) / 100);
  const setCell = (name: string, cell: SeasonCell) =>
    onChange({ ...row, cells: { ...row?.cells, [name]: cell } });
  return (
    <tr data-typed={row !== undefined || isSuggested || undefined}>
      <th scope="row">
        <div className="host-grid-cabin">
          <label className="host-option">
            <Tick isChecked={isChosen} onChange={onChoose} aria-label={`Select ${title}`} />
          </label>
          <div>
            <Link href={`/host/rates?cabin=${slug}`}>{title}</Link>
            <small>
              {!live && <span className="host-mark">Not published</span>} {city} ·{' '}
              {openUntil
                ? `open until ${formatMonthDay(openUntil)}, ${openUntil.slice(0, 4)}`
                : 'no nights are open'}
            </small>
          </div>
        </div>
      </th>
      {rule ? (
        <td data-shown={shown === '' || undefined}>
          <CellInput
            id={`base-${slug}`}
            column="base"
            label={`${title} base rate, dollars`}
            value={base}
            error={row?.base === undefined ? null : dollarsError(base)}
            unit="$"
            onText={(text) => onChange({ ...row, base: text })}
          />
          {isSuggested && <small>Suggested</small>}
        </td>
      ) : (
        <td data-shown="" colSpan={1 + seasons.length}>
          <small>No rules yet</small>
        </td>
      )}
      {rule &&
        seasons.map((season, n) => {
          const { name, firstDay } = season;
          const cell = row?.cells?.[name] ?? cellOf(rule, season);
          const errors = cellErrors(cell);
          return (
            <td key={name + firstDay} data-shown={shown === name || undefined}>
              {isSeasonFor(season, id) ? (
                SEASON_INPUTS.map(([field, column, label, unit]) => (
                  <CellInput
                    key={field}
                    id={`${column}-${slug}-${n}`}
                    column={`${column}-${n}`}
                    label={`${name}, ${label}, ${title}`}
                    value={cell[field]}
                    error={errors[field]}
                    unit={unit}
                    onText={(text) => setCell(name, { ...cell, [field]: text })}
                  />
                ))
              ) : (
                <small>Not for this cabin</small>
              )}
            </td>
          );
        })}
    </tr>
  );
}
