'use client';

import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import type { CabinFilter, CabinSort } from '@/lib/domain/catalog/cabin-filters';
import {
  BEDROOM_CHOICES,
  NO_LIMITS,
  PRICE_CHOICES,
  type ListLimits,
} from '@/lib/domain/search/list-limits';
import { ANY_PARTY } from '@/lib/domain/search/search-criteria';
import { paths } from '@/lib/http/paths';
import styles from './limits-form.module.css';

const GUEST_CHOICES = [2, 4, 6, 8, 10, 12, 16];

type Props = {
  filter?: CabinFilter | null;
  sort?: CabinSort | null;
  city?: string;
  /** Null for any party. */
  guests?: number | null;
  limits?: ListLimits;
};

/** Narrows a list without dates; a plain form, so that it works without scripts. */
export function LimitsForm({ filter, sort, city, guests = null, limits = NO_LIMITS }: Props) {
  const { bedrooms, maxPrice } = limits;
  const count = [guests, bedrooms, maxPrice].filter((value) => value !== null).length;
  const kept = { city, filter, sort: sort === 'recommended' ? null : sort };
  return (
    <details className={styles.limits}>
      <summary>{count > 0 ? `Filter (${count})` : 'Filter'}</summary>
      <form action={paths.cabins()} method="get" aria-label="Filter by size and price">
        <Choice
          name="guests"
          label="Guests"
          value={guests}
          any={ANY_PARTY}
          choices={GUEST_CHOICES}
        />
        <Choice name="bedrooms" label="Bedrooms" value={bedrooms} choices={BEDROOM_CHOICES} />
        <Choice
          name="max_price"
          label="Usual nightly price"
          value={maxPrice}
          choices={PRICE_CHOICES}
          text={(dollars) => `up to $${dollars}`}
        />
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Button type="submit">Show cabins</Button>
      </form>
    </details>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: number | null;
  choices: readonly number[];
  /** The URL's value for no choice. */
  any?: string;
  text?: (choice: number) => string;
};

function Choice({ name, label, value, choices, any = '', text = atLeast }: ChoiceProps) {
  // Keeps a value from the URL selected even if the form doesn't offer it.
  const offered = value === null || choices.includes(value) ? choices : [value, ...choices];
  return (
    <Field id={`limit-${name}`} label={label}>
      {(control) => (
        <select {...control} name={name} defaultValue={value ?? any} className={controlClass}>
          <option value={any}>Any</option>
          {offered.map((choice) => (
            <option key={choice} value={choice}>
              {text(choice)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const atLeast = (choice: number) => `${choice} or more`;
