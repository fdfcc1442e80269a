'use client';

import type { ReactNode } from 'react';
import { CheckOption, RateField, TextField } from './fields';
import type { SeasonFields } from '@/lib/domain/host/rate-form';
import type { SeasonErrors } from '@/lib/domain/host/rates/rate-errors';

type Props = {
  id: string;
  season: SeasonFields;
  errors: SeasonErrors;
  onChange: (part: Partial<SeasonFields>) => void;
  children?: ReactNode;
};

/** The name of a season, its first and its last night. */
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

/** One season: its name, nights, percent and fewest nights. */
export function SeasonFieldset({ id, season, errors, onChange, children }: Props) {
  const { name, everyYear, percent, minStay } = season;
  return (
    <fieldset>
      <legend>{name.trim() === '' ? 'A new season' : name}</legend>
      <div className="host-season">
        <SeasonNights {...{ id, season, errors, onChange }} />
        <RateField
          id={`${id}-percent`}
          label="% of the base rate"
          value={percent}
          error={errors.percent}
          onText={(value) => onChange({ percent: value })}
          {...{ min: 10, max: 400 }}
        />
        <RateField
          id={`${id}-minStay`}
          label="Fewest nights"
          value={minStay}
          required={false}
          error={errors.minStay}
          onText={(value) => onChange({ minStay: value })}
          {...{ min: 1, max: 30 }}
        />
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
