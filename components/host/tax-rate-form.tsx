'use client';

import { TextField } from './fields';
import { InlineForm } from './host-form';
import styles from './taxes-view.module.css';
import type { Answer } from './use-action';
import { useHostForm } from './use-host-form';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { formatFullDate } from '@/lib/format';
import { taxRateFormSchema, type TaxRateForm as Fields } from '@/lib/schemas/host/taxes';

export type SaveTaxRate = (form: Fields) => Answer;

type Props = {
  /** Of an element's id and of the draft. */
  id: string;
  heading: string;
  start: Fields;
  /** The place is new, and named in the form. */
  isNew?: boolean;
  save: SaveTaxRate;
};

const sumOf = ({ state, local, occupancy }: Fields): string => {
  const points = [state, local, occupancy].map((text) => Math.round(Number(text) * 100));
  return points.every(Number.isFinite)
    ? `Together ${points.reduce((sum, each) => sum + each, 0) / 100}% of nights and cleaning.`
    : '';
};

/** The taxes of a place from a day on. */
export function TaxRateForm({ id, heading, start, isNew = false, save }: Props) {
  const form = useHostForm({
    id,
    schema: taxRateFormSchema,
    draft: id,
    start,
    action: save,
    done: (_, { from }) =>
      `Saved for stays that begin on ${formatFullDate(calendarDate(from))} or later.`,
  });
  const { fields } = form;
  const percent = (name: 'state' | 'local' | 'occupancy', label: string) => (
    <TextField {...form.field(name, label)} inputMode="decimal" autoComplete="off" required />
  );
  return (
    <InlineForm
      form={form}
      heading={heading}
      submit="Save these taxes"
      onSubmit={() =>
        form.send(isNew ? { ...fields, label: fields.label || fields.place } : fields)
      }
    >
      <p>
        They hold for stays that begin on the day or later. What is booked keeps the taxes it was
        booked with.
      </p>
      {isNew && (
        <TextField
          {...form.field('place', 'Town')}
          hint="As it stands in the cabin’s address."
          required
          maxLength={60}
        />
      )}
      <TextField {...form.field('from', 'First check-in day')} type="date" required />
      <div className={styles.row}>
        {percent('state', 'State tax, %')}
        {percent('local', 'County tax, %')}
        {percent('occupancy', 'Lodging tax, %')}
      </div>
      <p aria-live="polite">{sumOf(fields)}</p>
      <div className={styles.row}>
        <TextField
          {...form.field('nights', 'Longest stay with lodging tax, nights')}
          hint="Longer stays are free of the lodging tax."
          inputMode="numeric"
          required
        />
        <TextField
          {...form.field('label', 'Its name on the quote')}
          hint={isNew ? 'Empty: the name of the town.' : 'The guest reads “Occupancy tax (name)”.'}
          required={!isNew}
          maxLength={60}
        />
      </div>
    </InlineForm>
  );
}
