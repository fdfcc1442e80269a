'use client';

import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { InputField } from '@/components/ui/input-field';
import { GUESTS_MAX, GUESTS_MIN } from '@/lib/domain/stays/party';
import { DEFAULT_CRITERIA, type SearchCriteria } from '@/lib/domain/search/search-criteria';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

/** `id` keeps the fields of two forms on one page apart. */
type SearchFormFallbackProps = { id?: string; criteria?: SearchCriteria };

/** The search as a plain form: works without scripts, and on the results page beside the dialog. */
export function SearchFormFallback({
  id = 'search',
  criteria = DEFAULT_CRITERIA,
}: SearchFormFallbackProps) {
  const { checkIn, checkOut, city, flexibleDays, guests } = criteria;
  return (
    <form
      action={paths.cabins()}
      method="get"
      aria-label="Search cabins"
      className="grid gap-4 mobile:grid-cols-2 laptop:grid-cols-[1fr_1fr_1.2fr_0.6fr_auto] laptop:items-end"
    >
      <InputField
        id={`${id}-check-in`}
        label="Check-in"
        type="date"
        name="check_in"
        defaultValue={checkIn ?? undefined}
      />
      <InputField
        id={`${id}-check-out`}
        label="Check-out"
        type="date"
        name="check_out"
        defaultValue={checkOut ?? undefined}
      />
      <Field id={`${id}-city`} label="Where">
        {(control) => (
          <select {...control} name="city" defaultValue={city} className={controlClass}>
            <option value="all">All areas</option>
            {shop().areas.map((area) => (
              <option key={area.slug} value={area.slug}>
                {area.city}
              </option>
            ))}
          </select>
        )}
      </Field>
      <InputField
        id={`${id}-guests`}
        label="Guests"
        type="number"
        inputMode="numeric"
        name="guests"
        min={GUESTS_MIN}
        max={GUESTS_MAX}
        defaultValue={guests}
      />
      {flexibleDays !== null && <input type="hidden" name="flexible_days" value={flexibleDays} />}
      <Button
        type="submit"
        variant="accent"
        className="min-h-12 mobile:col-span-2 laptop:col-span-1"
      >
        Search
      </Button>
    </form>
  );
}
