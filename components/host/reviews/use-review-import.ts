'use client';

import { useRef, useState } from 'react';
import { fileProblemText } from './review-copy';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { plural } from '@/lib/copy/format';
import { decodeText } from '@/lib/domain/reviews/decode-text';
import {
  parseReviewCsv,
  type ImportedReview,
  type LineProblem,
} from '@/lib/domain/reviews/review-csv';
import type { DayOrder } from '@/lib/domain/reviews/written-day';
import type { Imported, ImportPreview, ReviewImport } from '@/lib/schemas/host/reviews';

export type ImportActions = {
  previewImport: (input: ReviewImport) => Answer<ImportPreview>;
  importReviews: (input: ReviewImport) => Answer<Imported>;
};

const MAX_BYTES = 2_000_000;

type Problem = { line: number; problem: LineProblem };
/** The preview of the chosen file and source. */
export type Preview = { rows: readonly ImportedReview[]; problems: readonly Problem[] };

/** Reads a file of reviews, previews the import, and then imports it. */
export function useReviewImport(actions: ImportActions) {
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
      (checked) =>
        setPreview({
          rows,
          problems: [...problems, ...checked.problems].toSorted((a, b) => a.line - b.line),
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
  return {
    isPending,
    error,
    source,
    setSource: (typed: string) => {
      setSource(typed);
      forget();
    },
    file,
    read,
    unclearDay,
    order,
    setOrder: (chosen: DayOrder) => {
      setOrder(chosen);
      forget();
    },
    check,
    done,
    preview,
    dismiss: () => setPreview(null),
    takeIn,
  };
}
