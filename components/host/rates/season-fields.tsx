'use client';

import type { ReactNode } from 'react';
import { CheckOption, RateField, TextField } from '@/components/host/form/fields';
import {
  MIN_STAY,
  PERCENT,
  type SeasonCell,
  type SeasonErrors,
  type SeasonFields,
} from '@/lib/domain/host/rates/rate-fields';

type Props = {
  id: string;
  season: SeasonFields;
  errors: SeasonErrors;
  onChange: (part: Partial<SeasonFields>) => void;
  children?: ReactNode;
};

export function SeasonNights({ id, season, errors, onChange }: Omit<Props, 'children'>) {
  const { name, firstDay, lastDay } = season;
  return (
    <>
      <TextField
        id={`${id}-name`}
        label="Name"
        required
        value={name}
        error={errors.name}
        onText={(text) => onChange({ name: text })}
      />
      <TextField
        id={`${id}-firstDay`}
        label="First night"
        type="date"
        required
        value={firstDay}
        error={errors.firstDay}
        onText={(day) => onChange({ firstDay: day })}
      />
      <TextField
        id={`${id}-lastDay`}
        label="Last night"
        type="date"
        required
        value={lastDay}
        error={errors.lastDay}
        onText={(day) => onChange({ lastDay: day })}
      />
    </>
  );
}

type ValuesProps = {
  id: string;
  cell: SeasonCell;
  errors: SeasonErrors;
  onChange: (part: Partial<SeasonCell>) => void;
};

export function SeasonValues({ id, cell, errors, onChange }: ValuesProps) {
  return (
    <>
      <RateField
        id={`${id}-percent`}
        label="% of the base rate"
        value={cell.percent}
        error={errors.percent}
        onText={(percent) => onChange({ percent })}
        min={PERCENT[0]}
        max={PERCENT[1]}
      />
      <RateField
        id={`${id}-minStay`}
        label="Minimum nights"
        required={false}
        value={cell.minStay}
        error={errors.minStay}
        onText={(minStay) => onChange({ minStay })}
        min={MIN_STAY[0]}
        max={MIN_STAY[1]}
      />
    </>
  );
}

export function SeasonFieldset({ id, season, errors, onChange, children }: Props) {
  const { name, everyYear } = season;
  return (
    <fieldset>
      <legend>{name.trim() === '' ? 'A new season' : name}</legend>
      <div className="host-season">
        <SeasonNights id={id} season={season} errors={errors} onChange={onChange} />
        <SeasonValues id={id} errors={errors} onChange={onChange} cell={season} />
      </div>
      <CheckOption
        label="Every year"
        isChecked={everyYear}
        onChange={(isChecked) => onChange({ everyYear: isChecked })}
      />
      {children}
    </fieldset>
  );
}
