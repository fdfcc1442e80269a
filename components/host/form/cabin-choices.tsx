'use client';

import { CheckOption } from './fields';
import type { CabinChoice } from '@/lib/schemas/host/staff/staff-list';

type OptionsProps = {
  cabins: readonly CabinChoice[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

export function CabinOptions({ cabins, chosen, onChange }: OptionsProps) {
  return cabins.map(({ id, title }) => (
    <CheckOption
      key={id}
      label={title}
      isChecked={chosen.includes(id)}
      onChange={(isChecked) =>
        onChange(isChecked ? [...chosen, id] : chosen.filter((each) => each !== id))
      }
    />
  ));
}

export function CabinChoices({ legend, ...options }: OptionsProps & { legend: string }) {
  return (
    <fieldset>
      <legend>
        <small>
          {legend} ({options.chosen.length} chosen)
        </small>
      </legend>
      <div className="host-choices">
        <CabinOptions {...options} />
      </div>
    </fieldset>
  );
}
