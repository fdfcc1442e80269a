'use client';

import { Button } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
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
import { FILTER_LABELS, listFilters } from './filter-labels';
import styles from './limits-form.module.css';

const LIMITS = new Set(['guests', 'bedrooms', 'max_price']);
const GUEST_CHOICES = [2, 4, 6, 8, 10, 12, 16];

type Props = {
  filter: CabinFilter | null;
  sort: CabinSort;
  sorts: readonly { sort: CabinSort; label: string }[];
  /** The query string of the search, if it is one. */
  search?: string;
  /** Null for any party. */
  guests?: number | null;
  limits?: ListLimits;
  /** A search by dates, which the limits don't narrow. */
  isDated?: boolean;
};

const atLeast = (choice: number) => `${choice} or more`;

/**
 * Narrows and sorts a list; a plain form, so that it works without scripts. On phones it replaces the links of the
 * filters and orders; on wider screens it has only the limits, and passes on the filter and the order.
 */
export function LimitsForm({ filter, sort, sorts, search = '', ...rest }: Props) {
  const { limits = NO_LIMITS, guests = null, isDated = false } = rest;
  const counted = [guests, limits.bedrooms, limits.maxPrice].filter((value) => value !== null);
  const kept = [...new URLSearchParams(search)].filter(([name]) => isDated || !LIMITS.has(name));
  return (
    <details className={joinClasses(styles.limits, isDated && 'tablet:hidden')}>
      <summary>{counted.length > 0 ? `Filter (${counted.length})` : 'Filter'}</summary>
      <form action={paths.cabins()} method="get" aria-label="Filter and sort">
        <div className="contents tablet:hidden">
          <Choice
            name="filter"
            label="Show"
            value={filter}
            any={['', 'All cabins']}
            choices={listFilters().map((each) => [each, FILTER_LABELS[each]])}
          />
          <Choice
            name="sort"
            label="Sort by"
            value={sort === 'recommended' ? null : sort}
            any={['', sorts[0]?.label ?? '']}
            choices={sorts.slice(1).map((each) => [each.sort, each.label])}
          />
        </div>
        {!isDated && <Limits guests={guests} {...limits} />}
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">Show cabins</Button>
      </form>
    </details>
  );
}

type LimitsProps = ListLimits & { guests: number | null };

const Limits = ({ guests, bedrooms, maxPrice }: LimitsProps) => (
  <>
    <Choice
      name="guests"
      label="Guests"
      value={guests}
      any={[ANY_PARTY, 'Any']}
      choices={offered(guests, GUEST_CHOICES, atLeast)}
    />
    <Choice
      name="bedrooms"
      label="Bedrooms"
      value={bedrooms}
      choices={offered(bedrooms, BEDROOM_CHOICES, atLeast)}
    />
    <Choice
      name="max_price"
      label="Usual nightly price"
      value={maxPrice}
      choices={offered(maxPrice, PRICE_CHOICES, (dollars) => `up to $${dollars}`)}
    />
  </>
);

type Option = readonly [value: string | number, text: string];

/** With the value of the URL, so that it stays selected even if the form doesn't offer it. */
function offered(
  value: number | null,
  choices: readonly number[],
  text: (choice: number) => string,
): Option[] {
  const all = value === null || choices.includes(value) ? choices : [value, ...choices];
  return all.map((choice) => [choice, text(choice)]);
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string | number | null;
  choices: readonly Option[];
  /** The option for no choice. */
  any?: Option;
};

const Choice = ({ name, label, value, choices, any = ['', 'Any'] }: ChoiceProps) => (
  <Field id={`limit-${name}`} label={label}>
    {(control) => (
      <select {...control} name={name} defaultValue={value ?? any[0]} className={controlClass}>
        {[any, ...choices].map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
