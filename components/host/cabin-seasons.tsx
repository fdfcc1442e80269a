'use client';

import Link from 'next/link';
import { Card } from './card';
import { CheckOption, RateField } from './fields';
import { SeasonNights } from './season-fields';
import type { RuleFormState } from './use-rule-form';
import { Button } from '@/components/ui/button';
import type { SeasonFields } from '@/lib/domain/host/rate-form';
import type { SeasonErrors } from '@/lib/domain/host/rates/rate-errors';
import type { Season } from '@/lib/domain/host/rates/rule-nights';
import { cellErrors, cellOf, type SeasonCell } from '@/lib/domain/host/rates/season-cells';
import { parseCalendarDate } from '@/lib/domain/values/calendar-date';
import { formatMonthDay, formatShortRange } from '@/lib/format';

function nightsText({
  firstDay,
  lastDay,
  everyYear,
}: Pick<SeasonFields, 'firstDay' | 'lastDay' | 'everyYear'>) {
  const [first, last] = [parseCalendarDate(firstDay), parseCalendarDate(lastDay)];
  if (!first || !last) return 'No nights yet';
  const nights =
    first === last ? formatMonthDay(first) : formatShortRange({ checkIn: first, checkOut: last });
  return `${nights}, ${everyYear ? 'every year' : first.slice(0, 4)}`;
}

type RowProps = {
  id: string;
  name: string;
  nights: string;
  cell: SeasonCell;
  errors: { percent?: string | null; minStay?: string | null };
  onChange: (cell: SeasonCell) => void;
};

function SeasonRow({ id, name, nights, cell, errors, onChange }: RowProps) {
  return (
    <>
      <div className="host-season-name">
        <b>{name}</b>
        <small>{nights}</small>
      </div>
      <RateField
        id={`${id}-percent`}
        label="% of the base rate"
        value={cell.percent}
        error={errors.percent}
        onText={(percent) => onChange({ ...cell, percent })}
        {...{ min: 10, max: 400 }}
      />
      <RateField
        id={`${id}-minStay`}
        label="Fewest nights"
        required={false}
        value={cell.minStay}
        error={errors.minStay}
        onText={(minStay) => onChange({ ...cell, minStay })}
        {...{ min: 1, max: 30 }}
      />
    </>
  );
}

type AddedProps = {
  id: string;
  season: SeasonFields;
  errors: SeasonErrors;
  onChange: (part: Partial<SeasonFields>) => void;
  onRemove: () => void;
};

function AddedSeason({ id, season, errors, onChange, onRemove }: AddedProps) {
  const { name, everyYear, percent, minStay } = season;
  const isWrong = errors.name ?? errors.firstDay ?? errors.lastDay;
  return (
    <>
      <SeasonRow
        id={id}
        name={name}
        nights={nightsText(season)}
        cell={{ percent, minStay }}
        errors={errors}
        onChange={onChange}
      />
      <details open={isWrong ? true : undefined}>
        <summary>Name and nights</summary>
        <div className="host-season">
          <SeasonNights {...{ id, season, errors, onChange }} />
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

/** What counts for one cabin in each season; the seasons of a suggestion are new, and whole. */
export function CabinSeasons({ form }: { form: RuleFormState }) {
  const { fields, seasons, added, addedErrors, change, firstRule } = form;
  const sorted = seasons.toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
  const cellIn = (season: Season) => fields.cells[season.name] ?? cellOf(firstRule, season);
  return (
    <Card heading="Seasons of this cabin">
      {seasons.length + added.length === 0 && <p>None.</p>}
      {added.length > 0 && (
        <p>
          {added.length === 1 ? 'This season comes' : 'These seasons come'} from its calendar, and{' '}
          {added.length === 1 ? 'is' : 'are'} made with the rules. Where two overlap, the shorter
          one counts.
        </p>
      )}
      <div className="host-cabin-seasons">
        {sorted.map((season, n) => (
          <div key={season.name + season.firstDay} role="group" aria-label={season.name}>
            <SeasonRow
              id={`cell-${n}`}
              name={season.name}
              nights={nightsText(season)}
              cell={cellIn(season)}
              errors={cellErrors(cellIn(season))}
              onChange={(cell) => change({ cells: { ...fields.cells, [season.name]: cell } })}
            />
          </div>
        ))}
        {added.map((season, n) => (
          <div key={n} role="group" aria-label={season.name}>
            <AddedSeason
              id={`added-${n}`}
              season={season}
              errors={addedErrors[n] ?? {}}
              onChange={(part) => change({ added: added.with(n, { ...season, ...part }) })}
              onRemove={() => change({ added: added.toSpliced(n, 1) })}
            />
          </div>
        ))}
      </div>
      <small>Empty fewest nights: those of the day of arrival.</small>
      <Link href="/host/rates#seasons-heading">Change the seasons</Link>
    </Card>
  );
}
