'use client';

import { useRef, useState } from 'react';
import { RadioOptions, TextField } from '@/components/host/form/fields';
import { DAY_ORDER_QUESTION, fileProblemText, LINE_PROBLEMS } from './review-copy';
import styles from './reviews-view.module.css';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { Button } from '@/components/ui/button';
import { Field, controlClass } from '@/components/ui/field';
import {
  parseReviewCsv,
  REVIEW_COLUMNS,
  type ImportedReview,
  type LineProblem,
} from '@/lib/domain/reviews/review-csv';
import { decodeText } from '@/lib/domain/reviews/decode-text';
import { dayIn, DAY_ORDERS, readWrittenDay, type DayOrder } from '@/lib/domain/reviews/written-day';
import { formatMonth, formatMonthDayYear, plural } from '@/lib/copy/format';
import type { Imported, ImportPreview, ReviewImport } from '@/lib/schemas/host/reviews';

export type ImportActions = {
  previewImport: (wanted: ReviewImport) => Answer<ImportPreview>;
  importReviews: (wanted: ReviewImport) => Answer<Imported>;
};

const MAX_BYTES = 2_000_000;
const SHOWN = 5;

type Problem = { line: number; problem: LineProblem };
/** The preview of the chosen file and source. */
type Preview = { rows: readonly ImportedReview[]; problems: readonly Problem[] };

/** Reads a file of reviews, shows what importing it would do, and then imports it. */
export function ReviewImportForm({ actions }: { actions: ImportActions }) {
  const { isPending, error, setError, run } = useAction();
  const [source, setSource] = useState('');
  const [text, setText] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [done, setDone] = useState('');
  const [unclearDay, setUnclearDay] = useState<string | null>(null);
  const [order, setOrder] = useState<DayOrder | null>(null);
  const file = useRef<HTMLInputElement>(null);

  function forget() {
    setPreview(null);
    setDone('');
    setError(null);
  }

  async function read(chosen: File | undefined) {
    forget();
    setText(null);
    setUnclearDay(null);
    setOrder(null);
    if (!chosen) return;
    if (chosen.size > MAX_BYTES) setError('This file is larger than 2 MB.');
    else setText(decodeText(new Uint8Array(await chosen.arrayBuffer())));
  }

  function check() {
    forget();
    if (source.trim().length < 2) return setError('Name the platform they come from.');
    if (text === null) return setError('Choose a CSV file first.');
    const parsed = parseReviewCsv(text, order);
    if (!parsed.ok) {
      if (parsed.problem === 'day_order') setUnclearDay(parsed.example);
      return setError(fileProblemText(parsed));
    }
    const { rows, problems } = parsed;
    if (rows.length === 0) return setPreview({ rows, problems });
    run(
      () => actions.previewImport({ source, rows }),
      (told) =>
        setPreview({
          rows,
          problems: [...problems, ...told.problems].toSorted((a, b) => a.line - b.line),
        }),
    );
  }

  function takeIn({ rows }: Preview) {
    run(
      () => actions.importReviews({ source, rows: [...rows] }),
      ({ reviews }) => {
        setPreview(null);
        setText(null);
        setUnclearDay(null);
        setOrder(null);
        if (file.current) file.current.value = '';
        setDone(
          `${reviews} ${plural(reviews, 'review', 'reviews')} from ${source.trim()} imported. You can undo this below.`,
        );
      },
    );
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check();
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
        onText={(typed) => {
          setSource(typed);
          forget();
        }}
      />
      <Field id="import-file" label="File">
        {(control) => (
          <input
            {...control}
            ref={file}
            type="file"
            accept=".csv,text/csv"
            className={controlClass}
            onChange={({ target }) => void read(target.files?.[0])}
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
            onChoose={(chosen) => {
              setOrder(chosen);
              forget();
            }}
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
        {done}
        {preview && <PreviewText preview={preview} source={source.trim()} />}
      </div>
      {preview && preview.problems.length === 0 && (
        <div className="host-row">
          <Button disabled={isPending} onClick={() => takeIn(preview)}>
            {`Import ${preview.rows.length} ${plural(preview.rows.length, 'review', 'reviews')}`}
          </Button>
          <Button variant="quiet" onClick={() => setPreview(null)}>
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
