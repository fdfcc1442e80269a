'use client';

import type { CabinChoice } from '@/lib/schemas/host/people';

type Props = {
  legend: string;
  cabins: readonly CabinChoice[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

export function CabinChoices({ legend, cabins, chosen, onChange }: Props) {
  return (
    <fieldset>
      <legend>
        <small>
          {legend} ({chosen.length} chosen)
        </small>
      </legend>
      <div className="host-choices">
        {cabins.map(({ id, title }) => (
          <label key={id} className="host-option">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
