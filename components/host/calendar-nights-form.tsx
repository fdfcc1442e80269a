'use client';

import { useState } from 'react';
import { NightFactsList, PricePreview } from './calendar-facts';
import { ActionForm, SelectField, TextField } from './fields';
import type { Night } from './use-calendar';
import type { CalendarChanges } from './use-calendar-changes';
import { Button } from '@/components/ui/button';
import { countNights } from '@/lib/domain/host/describe-change';
import { describeNights } from '@/lib/domain/host/selected-nights';

type Props = {
  /** The nights that can be changed; null for one that is not read yet. */
  nights: readonly (Night | null)[];
  /** Of how many cabins they are. */
  cabins: number;
  /** How many selected nights guests have. */
  left: number;
  changes: CalendarChanges;
};

const EMPTY = { price: '', percent: '', minStay: '', arrival: '', departure: '', open: '' };
type Fields = typeof EMPTY;

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text));
const choiceOf = (text: string) => (text === '' ? undefined : text === 'yes');

const NUMBERS = [
  ['price', 'Price a night, $', 1, 100_000, 0.01],
  ['percent', 'Or change by %', -90, 300, 0.1],
  ['minStay', 'Minimum nights', 1, 30, 1],
] as const;
const CHOICES = [
  ['arrival', 'Arrival', 'Allowed', 'Closed'],
  ['departure', 'Departure', 'Allowed', 'Closed'],
  ['open', 'For sale', 'Open', 'Closed'],
] as const;

/** Prices and rules; what is left empty stays as it is, and what was saved is not saved again. */
export function NightsForm({ nights, cabins, left, changes }: Props) {
  const [fields, setFields] = useState(EMPTY);
  const { isPending, setError, change, followRules } = changes;
  const set = (name: keyof Fields) => (text: string) => setFields({ ...fields, [name]: text });
  const cents = fields.price === '' ? undefined : Math.round(Number(fields.price) * 100);
  const percent = numberOf(fields.percent);
  function save() {
    const wanted = {
      ...{ percent, priceCents: cents, minStay: numberOf(fields.minStay) },
      ...{ checkIn: choiceOf(fields.arrival), checkOut: choiceOf(fields.departure) },
      open: choiceOf(fields.open),
    };
    if (Object.values(wanted).every((value) => value === undefined))
      return setError('Fill in what shall change.');
    if (percent !== undefined && cents !== undefined)
      return setError('Give either a price or a percentage.');
    change(wanted, () => setFields(EMPTY));
  }
  if (nights.length === 0)
    return <p className="host-soft">Guests have all of these nights: price and rules stay.</p>;
  const known = nights.filter((night) => night !== null);
  const facts = known.length < nights.length ? null : describeNights(known);
  return (
    <ActionForm className="host-fields" aria-label="Price and rules" onSubmit={save}>
      {facts ? <NightFactsList facts={facts} /> : <p>Reading these nights…</p>}
      {left > 0 && (
        <p className="host-soft">
          {countNights(nights.length, cabins)} can be changed; guests have the other {left}.
        </p>
      )}
      {NUMBERS.map(([name, label, min, max, step]) => (
        <TextField
          key={name}
          {...{ label, min, max, step, name }}
          id={`panel-${name}`}
          type="number"
          value={fields[name]}
          onText={set(name)}
        />
      ))}
      {CHOICES.map(([name, label, yes, no]) => (
        <SelectField
          key={name}
          id={`panel-${name}`}
          label={label}
          value={fields[name]}
          options={[
            ['', 'As it is'],
            ['yes', yes],
            ['no', no],
          ]}
          onChoose={set(name)}
        />
      ))}
      {facts && <PricePreview {...{ facts, cents, percent }} />}
      <Button type="submit" disabled={isPending}>
        Save
      </Button>
      <Button variant="quiet" disabled={isPending} onClick={followRules}>
        Give back to the rules
      </Button>
    </ActionForm>
  );
}
