'use client';

import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { REVIEW_PROBLEMS } from './review-problems';
import { StarField } from './star-field';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { ApiError, fetchJson, postJson } from '@/lib/browser/api/fetch-json';
import { REVIEW_LIMITS, REVIEW_SUBJECTS, SUBJECT_NAMES } from '@/lib/domain/reviews/review';

const TEXTS = {
  ...REVIEW_PROBLEMS,
  failed: 'Your review didn’t go through. It’s still here, so try again in a moment.',
} as const;
type Problem = keyof typeof TEXTS;

/** Converts the form to the route's input. */
function readFields(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  const stars = (name: string) => (fields.get(name) === null ? undefined : Number(text(name)));
  return {
    rating: stars('rating'),
    subjects: Object.fromEntries(REVIEW_SUBJECTS.map((subject) => [subject, stars(subject)])),
    author: text('author'),
    body: text('body'),
  };
}

const problemOf = (error: ApiError): Problem => {
  if (error.status === 429) return 'limited';
  return error.status === 400 || error.status === 413 ? 'invalid' : 'failed';
};

type Props = { action: string; authorSuggestion: string };

/** A plain form without JavaScript; with it, what is typed stays until it has been sent. */
export function ReviewForm({ action, authorSuggestion }: Props) {
  const router = useRouter();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setProblem(null);
    setIsSending(true);
    try {
      await fetchJson(action, postJson(readFields(event.currentTarget)));
      router.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // It has expired, or is not there any more: the page says so.
      if (error.status === 404) router.refresh();
      else setProblem(problemOf(error));
    }
    setIsSending(false);
  }

  return (
    <form action={action} method="post" onSubmit={submit} className="grid max-w-2xl gap-7">
      <StarField name="rating" label="Your stay overall" isRequired />
      <div className="grid gap-x-8 gap-y-5 tablet:grid-cols-2">
        {REVIEW_SUBJECTS.map((subject) => (
          <StarField key={subject} name={subject} label={SUBJECT_NAMES[subject]} />
        ))}
      </div>
      <Field
        id="review-body"
        label="Your review"
        hint={`${REVIEW_LIMITS.minBody} to ${REVIEW_LIMITS.maxBody} characters. Please leave out other people’s names, addresses and phone numbers.`}
      >
        {(control) => (
          <textarea
            {...control}
            name="body"
            rows={7}
            required
            minLength={REVIEW_LIMITS.minBody}
            maxLength={REVIEW_LIMITS.maxBody}
            className={`${controlClass} py-3`}
          />
        )}
      </Field>
      <Field id="review-author" label="Name to show" hint="Your first name is fine.">
        {(control) => (
          <input
            {...control}
            name="author"
            defaultValue={authorSuggestion}
            required
            maxLength={REVIEW_LIMITS.maxAuthor}
            autoComplete="given-name"
            className={`${controlClass} max-w-sm`}
          />
        )}
      </Field>
      <p className="text-sm text-ink-soft">
        You can’t change a review once it’s sent. You can add photos right after.
      </p>
      <Button
        type="submit"
        variant="accent"
        aria-disabled={isSending || undefined}
        className="w-fit"
      >
        Send review
      </Button>
      <p role="alert" className="font-medium text-ember-700 empty:hidden">
        {problem && TEXTS[problem]}
      </p>
    </form>
  );
}
