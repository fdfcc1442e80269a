'use client';

import { NightFactsList, PricePreview } from './calendar-facts';
import { SelectField, TextField } from '@/components/host/form/fields';
import { HostForm } from '@/components/host/form/host-form';
import type { Night } from './use-calendar';
import type { CalendarChanges } from './use-calendar-changes';
import { useHostForm } from '@/components/host/form/use-host-form';
import { Button } from '@/components/ui/button';
import { countNights } from '@/lib/domain/host/describe-change';
import { describeNights } from '@/lib/domain/host/selected-nights';
import { nightsFormSchema } from '@/lib/schemas/host/calendar';

type Props = {
  /** The nights that can be changed; null for each that hasn't loaded. */
  nights: readonly (Night | null)[];
  /** Null unless loading a night failed. */
  readAgain: (() => void) | null;
  /** The number of cabins that have these nights. */
  cabins: number;
  /** The number of selected nights that are already booked; they are left unchanged. */
  left: number;
  changes: CalendarChanges;
};

const EMPTY = { price: '', percent: '', minStay: '', arrival: '', departure: '', open: '' };

const NUMBERS = [
  ['price', 'Price per night ($)', 1, 100_000, 0.01],
  ['percent', 'Or change by %', -90, 300, 0.1],
  ['minStay', 'Minimum nights', 1, 30, 1],
] as const;
const CHOICES = [
  ['arrival', 'Arrival', 'Allowed', 'Closed'],
  ['departure', 'Departure', 'Allowed', 'Closed'],
  ['open', 'For sale', 'Open', 'Closed'],
] as const;

/** Edits prices and rules. Empty fields stay unchanged, and saved values aren't sent again. */
export function NightsForm({ nights, readAgain, cabins, left, changes }: Props) {
  const form = useHostForm({
    id: 'panel',
    schema: nightsFormSchema,
    start: EMPTY,
    action: (typed) => changes.change(nightsFormSchema.parse(typed)),
  });
  const { fields } = form;
  const { isPending, setError, followRules } = changes;
  const values = nightsFormSchema.safeParse(fields).data;
  function save() {
    if (Object.values(fields).every((text) => text === ''))
      return setError('Fill in what should change.');
    if (fields.percent !== '' && fields.price !== '')
      return setError('Enter a price or a percentage, not both.');
    setError(null);
    form.send(fields);
  }
  if (nights.length === 0)
    return (
      <p className="host-soft">Guests have all of these nights, so their price and rules stay.</p>
    );
  const known = nights.filter((night) => night !== null);
  const facts = known.length < nights.length ? null : describeNights(known);
  return (
    <HostForm form={form} className="host-fields" aria-label="Price and rules" onSubmit={save}>
      {facts ? (
        <NightFactsList facts={facts} />
      ) : (
        <p>
          {readAgain ? (
            <>
              These nights didn’t load.{' '}
              <Button size="small" variant="secondary" onClick={readAgain}>
                Load them again
              </Button>
            </>
          ) : (
            'Loading these nights…'
          )}
        </p>
      )}
      {left > 0 && (
        <p className="host-soft">
          {countNights(nights.length, cabins)} can be changed; guests have the other {left}.
        </p>
      )}
      {NUMBERS.map(([name, label, min, max, step]) => (
        <TextField
          key={name}
          {...form.field(name, label)}
          min={min}
          max={max}
          step={step}
          name={name}
          type="number"
        />
      ))}
      {CHOICES.map(([name, label, yes, no]) => (
        <SelectField
          key={name}
          {...form.choice(name, label)}
          options={[
            ['', 'No change'],
            ['yes', yes],
            ['no', no],
          ]}
        />
      ))}
      {facts && <PricePreview facts={facts} cents={values?.priceCents} percent={values?.percent} />}
      {form.error && <p role="alert">{form.error}</p>}
      <Button type="submit" disabled={isPending}>
        Save
      </Button>
      <Button variant="quiet" disabled={isPending} onClick={followRules}>
        Give back to the rules
      </Button>
    </HostForm>
  );
}
