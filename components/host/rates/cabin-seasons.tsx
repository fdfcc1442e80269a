'use client';

import Link from 'next/link';
import { Card } from '@/components/host/shell/card';
import { CheckOption } from '@/components/host/form/fields';
import { SeasonNights, SeasonValues } from './season-fields';
import { Button } from '@/components/ui/button';
import {
  cellErrors,
  type SeasonCell,
  type SeasonErrors,
  type SeasonFields,
} from '@/lib/domain/host/rates/rate-fields';
import type { Rule, Season } from '@/lib/domain/host/rates/rule-nights';
import { cellOf } from '@/lib/domain/host/rates/season-cells';
import { parseCalendarDate } from '@/lib/domain/values/calendar-date';
import { formatNightSpan } from '@/lib/copy/format';

function nightsText({
  firstDay,
  lastDay,
  everyYear,
}: Pick<SeasonFields, 'firstDay' | 'lastDay' | 'everyYear'>) {
  const [first, last] = [parseCalendarDate(firstDay), parseCalendarDate(lastDay)];
  if (!first || !last) return 'No nights yet';
  return `${formatNightSpan(first, last)}, ${everyYear ? 'every year' : first.slice(0, 4)}`;
}

type NameProps = { name: string; season: Parameters<typeof nightsText>[0] };

const SeasonName = ({ name, season }: NameProps) => (
  <div className="host-season-name">
    <b>{name}</b>
    <small>{nightsText(season)}</small>
  </div>
);

type AddedProps = {
  id: string;
  season: SeasonFields;
  errors: SeasonErrors;
  onChange: (part: Partial<SeasonFields>) => void;
  onRemove: () => void;
};

function AddedSeason({ id, season, errors, onChange, onRemove }: AddedProps) {
  const { name, everyYear } = season;
  const isWrong = errors.name ?? errors.firstDay ?? errors.lastDay;
  return (
    <>
      <SeasonName name={name} season={season} />
      <SeasonValues id={id} errors={errors} onChange={onChange} cell={season} />
      <details open={isWrong ? true : undefined}>
        <summary>Name and nights</summary>
        <div className="host-season">
          <SeasonNights id={id} season={season} errors={errors} onChange={onChange} />
        </div>
        <CheckOption
          label="Every year"
          isChecked={everyYear}
          onChange={(isChecked) => onChange({ everyYear: isChecked })}
        />
        <Button variant="quiet" size="small" onClick={onRemove}>
          Remove {name.trim() === '' ? 'this season' : `“${name}”`}
        </Button>
      </details>
    </>
  );
}

type Props = {
  /** The cabin's stored or suggested rule. */
  rule: Rule;
  seasons: readonly Season[];
  /** What was typed, by season name. */
  cells: Record<string, SeasonCell>;
  /** Seasons that come with the suggestion. */
  added: SeasonFields[];
  addedErrors: readonly SeasonErrors[];
  onChange: (part: { cells?: Record<string, SeasonCell>; added?: SeasonFields[] }) => void;
};

/** Edits a cabin's values in each season. Suggested seasons can be edited as a whole. */
export function CabinSeasons({ rule, seasons, cells, added, addedErrors, onChange }: Props) {
  const sorted = seasons
    .toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
    .map((season) => ({ season, cell: cells[season.name] ?? cellOf(rule, season) }));
  return (
    <Card heading="This cabin’s seasons">
      {seasons.length + added.length === 0 && <p>None.</p>}
      {added.length > 0 && (
        <p>
          {added.length === 1 ? 'This season comes' : 'These seasons come'} from its calendar and{' '}
          {added.length === 1 ? 'is' : 'are'} saved with the rules. If two overlap, the shorter one
          wins.
        </p>
      )}
      <div className="host-cabin-seasons">
        {sorted.map(({ season, cell }, n) => (
          <div key={season.name + season.firstDay} role="group" aria-label={season.name}>
            <SeasonName name={season.name} season={season} />
            <SeasonValues
              id={`cell-${n}`}
              cell={cell}
              errors={cellErrors(cell)}
              onChange={(part) =>
                onChange({ cells: { ...cells, [season.name]: { ...cell, ...part } } })
              }
            />
          </div>
        ))}
        {added.map((season, n) => (
          <div key={n} role="group" aria-label={season.name}>
            <AddedSeason
              id={`added-${n}`}
              season={season}
              errors={addedErrors[n] ?? {}}
              onChange={(part) => onChange({ added: added.with(n, { ...season, ...part }) })}
              onRemove={() => onChange({ added: added.toSpliced(n, 1) })}
            />
          </div>
        ))}
      </div>
      <small>Leave blank to use the arrival day’s minimum.</small>
      <Link href="/host/rates#seasons-heading">Change the seasons</Link>
    </Card>
  );
}
