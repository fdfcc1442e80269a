'use client';

import { RadioOptions, TextField } from '@/components/host/form/fields';
import { DAY_ORDER_QUESTION, LINE_PROBLEMS } from './review-copy';
import styles from './reviews-view.module.css';
import { useReviewImport, type ImportActions, type Preview } from './use-review-import';
import { Button } from '@/components/ui/button';
import { Field, controlClass } from '@/components/ui/field';
import { REVIEW_COLUMNS } from '@/lib/domain/reviews/review-csv';
import { dayIn, DAY_ORDERS, readWrittenDay } from '@/lib/domain/reviews/written-day';
import { formatMonth, formatMonthDayYear, plural } from '@/lib/copy/format';

const SHOWN = 5;

export function ReviewImportForm({ actions }: { actions: ImportActions }) {
  const form = useReviewImport(actions);
  const { isPending, error, source, unclearDay, order, preview } = form;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        form.check();
      }}
    >
      <p>
        {`A CSV file whose first line names the columns: ${REVIEW_COLUMNS.join(', ')}. Cabin: its name or page address. Stars: 1 to 5, whole or half. Stayed: a date or a month. Imported reviews are published right away, with their source.`}
      </p>
      <TextField
        id="import-source"
        label="Platform they’re from"
        hint="Visitors see “From Airbnb”."
        value={source}
        maxLength={40}
        onText={form.setSource}
      />
      <Field id="import-file" label="File">
        {(control) => (
          <input
            {...control}
            ref={form.file}
            type="file"
            accept=".csv,text/csv"
            className={controlClass}
            onChange={({ target }) => void form.read(target.files?.[0])}
          />
        )}
      </Field>
      {unclearDay !== null && (
        <fieldset className="host-choices">
          <legend>{DAY_ORDER_QUESTION}</legend>
          <RadioOptions
            name="import-day-order"
            chosen={order}
            options={dayOrderOptions(unclearDay)}
            onChoose={form.setOrder}
          />
        </fieldset>
      )}
      {error && <p role="alert">{error}</p>}
      <div className="host-row">
        <Button type="submit" variant="secondary" disabled={isPending}>
          Check the file
        </Button>
      </div>
      <div role="status">
        {form.done}
        {preview && <PreviewText preview={preview} source={source.trim()} />}
      </div>
      {preview && preview.problems.length === 0 && (
        <div className="host-row">
          <Button disabled={isPending} onClick={() => form.takeIn(preview)}>
            {`Import ${preview.rows.length} ${plural(preview.rows.length, 'review', 'reviews')}`}
          </Button>
          <Button variant="quiet" onClick={form.dismiss}>
            Leave it
          </Button>
        </div>
      )}
    </form>
  );
}

function dayOrderOptions(example: string) {
  const day = readWrittenDay(example);
  return DAY_ORDERS.map((order) => {
    const read = dayIn(day, order);
    return [order, `${example} is ${read ? formatMonthDayYear(read) : example}`] as const;
  });
}

function PreviewText({
  preview: { rows, problems },
  source,
}: {
  preview: Preview;
  source: string;
}) {
  if (problems.length > 0) {
    return (
      <>
        <p>
          {`${problems.length} ${plural(problems.length, 'line has', 'lines have')} a problem, so nothing was imported. Fix the file and choose it again.`}
        </p>
        <ul className={styles.problems}>
          {problems.map(({ line, problem }) => (
            <li key={`${line}-${problem}`}>{`Line ${line}: ${LINE_PROBLEMS[problem]}`}</li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <p>{`${rows.length} ${plural(rows.length, 'review', 'reviews')} from ${source} can be imported. The first of them:`}</p>
      <ul className={styles.problems}>
        {rows.slice(0, SHOWN).map(({ line, cabin, rating, author, stayedOn, body }) => (
          <li key={line}>
            {`${cabin}: ${rating} of 5${author ? ` by ${author}` : ''}, ${formatMonth(stayedOn)}${body ? `: “${[...body].slice(0, 80).join('')}”` : ', without text'}`}
          </li>
        ))}
      </ul>
    </>
  );
}
