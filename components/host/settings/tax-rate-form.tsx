'use client';

import { useState } from 'react';
import { SelectField, TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import { inputText } from '@/components/host/copy/input-copy';
import styles from './taxes-view.module.css';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { Button } from '@/components/ui/button';
import { problemOf } from '@/lib/domain/host/input-problem';
import { MAX_TAX_LINES } from '@/lib/domain/pricing/tax-rate';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { formatFullDate } from '@/lib/copy/format';
import {
  taxLineFormSchema,
  taxRateFormSchema,
  type TaxLineForm as Line,
  type TaxRateForm as Fields,
} from '@/lib/schemas/host/settings/taxes';
import { taxSumText } from '@/lib/copy/tax-words';

export type SaveTaxRate = (form: Fields) => Answer;

type Props = {
  /** Used for element ids and the draft's key. */
  id: string;
  heading: string;
  /** By their first day; without any, the place is new, so the form asks for its name. */
  rates: readonly Fields[];
  save: SaveTaxRate;
};

const NEW_LINE: Line = { code: '', taxName: '', kind: 'percent', amount: '', maxNights: '' };

const KINDS = [
  ['percent', '% of nights and cleaning'],
  ['dollars', '$ per night'],
] as const;

type LineErrors = Partial<Record<keyof Line, string>>;

function errorsOf(line: Line): LineErrors {
  const { error } = taxLineFormSchema.safeParse(line);
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => {
      const problem = problemOf([issue]);
      const name = problem.field as keyof Line;
      return [name, inputText(line[name] === '' ? { ...problem, problem: 'empty' } : problem)];
    }),
  );
}

function sumOf(lines: readonly Line[]): string {
  const read = lines.map((line) => taxLineFormSchema.safeParse(line).data);
  const known = read.filter((line) => line !== undefined);
  return known.length === lines.length && known.length > 0 ? `Total: ${taxSumText(known)}.` : '';
}

type LineProps = {
  id: string;
  line: Line;
  errors: LineErrors;
  onChange: (part: Partial<Line>) => void;
  /** Null for the only line, which can't be removed. */
  onRemove: (() => void) | null;
};

function TaxLineFields({ id, line, errors, onChange, onRemove }: LineProps) {
  const { taxName, kind, amount, maxNights } = line;
  const name = taxName.trim() === '' ? 'this tax' : `“${taxName.trim()}”`;
  return (
    <fieldset className={styles.line}>
      <legend>{taxName.trim() === '' ? 'A new tax' : taxName}</legend>
      <TextField
        id={`${id}-name`}
        label="Its name on the quote"
        value={taxName}
        error={errors.taxName}
        onText={(text) => onChange({ taxName: text })}
        maxLength={60}
        autoComplete="off"
        required
      />
      <div className={styles.row}>
        <SelectField
          id={`${id}-kind`}
          label="Charged as"
          value={kind}
          options={KINDS}
          onChoose={(chosen) => onChange({ kind: chosen })}
        />
        <TextField
          id={`${id}-amount`}
          label={kind === 'percent' ? 'Percent' : 'Dollars per night'}
          value={amount}
          error={errors.amount}
          onText={(text) => onChange({ amount: text })}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <TextField
          id={`${id}-nights`}
          label="Longest stay (nights)"
          hint="Longer stays don’t pay it. Leave it empty if all do."
          value={maxNights}
          error={errors.maxNights}
          onText={(text) => onChange({ maxNights: text })}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      {onRemove && (
        <Button variant="quiet" size="small" onClick={onRemove}>
          {`Remove ${name}`}
        </Button>
      )}
    </fieldset>
  );
}

const EMPTY: Fields = { place: '', from: '', label: '', lines: [NEW_LINE] };

/** A change starts from the rates in force on its first day; before it has one, from the latest. */
const fieldsOn = (day: string, rates: readonly Fields[]): Fields => ({
  ...(rates.findLast(({ from }) => from <= day) ?? rates.at(-1) ?? EMPTY),
  from: day,
});

/** Edits the taxes of a place from a day on. */
export function TaxRateForm({ id, heading, rates, save }: Props) {
  const isNew = rates.length === 0;
  const form = useHostForm({
    id,
    schema: taxRateFormSchema,
    draft: id,
    start: fieldsOn('', rates),
    action: save,
    done: (_, { from }) =>
      `Saved for stays that begin on ${formatFullDate(calendarDate(from))} or later.`,
  });
  const [isTried, setIsTried] = useState(false);
  const { fields, change } = form;
  const { lines } = fields;
  const setLines = (next: Line[]) => change({ lines: next });
  const isUntouched = JSON.stringify(fields) === JSON.stringify(fieldsOn(fields.from, rates));
  return (
    <InlineForm
      form={form}
      heading={heading}
      submit="Save these taxes"
      onSubmit={() => {
        setIsTried(true);
        form.send(isNew ? { ...fields, label: fields.label || fields.place } : fields);
      }}
    >
      <p>
        They apply to stays that begin on that day or later. Existing bookings keep their taxes.
      </p>
      {isNew && (
        <TextField
          {...form.field('place', 'Town')}
          hint="As in the cabin’s address."
          required
          maxLength={60}
        />
      )}
      <TextField
        {...form.field('from', 'First check-in day')}
        onText={(from) => change(isUntouched ? fieldsOn(from, rates) : { from })}
        type="date"
        required
      />
      <TextField
        {...form.field('label', 'Place name on the quote')}
        hint={`${isNew ? 'Leave it empty for the town’s name. ' : ''}It replaces {place} in a tax’s name.`}
        required={!isNew}
        maxLength={60}
      />
      {lines.map((line, at) => (
        <TaxLineFields
          key={at}
          id={`${id}-line-${at}`}
          line={line}
          errors={isTried ? errorsOf(line) : {}}
          onChange={(part) => setLines(lines.with(at, { ...line, ...part }))}
          onRemove={lines.length > 1 ? () => setLines(lines.toSpliced(at, 1)) : null}
        />
      ))}
      {lines.length < MAX_TAX_LINES && (
        <Button variant="secondary" size="small" onClick={() => setLines([...lines, NEW_LINE])}>
          Add a tax
        </Button>
      )}
      <p aria-live="polite">{sumOf(lines)}</p>
    </InlineForm>
  );
}
