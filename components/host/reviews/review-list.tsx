'use client';

import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { ActionButton, ConfirmButton } from '@/components/host/form/action-button';
import { AreaField, SelectField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import { originText, REASON_NAMES, REASON_OPTIONS, STATE_NAMES } from './review-copy';
import styles from './reviews-view.module.css';
import { formatInstant } from '@/components/host/copy/time';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import {
  REVIEW_LIMITS,
  REVIEW_SUBJECTS,
  SUBJECT_NAMES,
  type HideReason,
} from '@/lib/domain/reviews/review';
import { formatMonth } from '@/lib/copy/format';
import {
  answerSchema,
  hideFormSchema,
  type HostReview,
  type ReviewAnswer,
  type ReviewChange,
} from '@/lib/schemas/host/reviews';

export type ReviewActions = {
  changeReview: (id: string, change: ReviewChange) => Answer;
  answerReview: (id: string, answer: ReviewAnswer) => Answer;
  deleteReview: (id: string) => Answer;
};

/** The last change and how to undo it; null if it can't be undone. */
type Done = { text: string; undo: (() => Answer) | null };

type Props = {
  reviews: readonly HostReview[];
  actions: ReviewActions;
  /** Replaces an empty list. The last change stays visible with its Undo. */
  children: ReactNode;
};

export function ReviewList({ reviews, actions, children }: Props) {
  const [done, setDone] = useState<Done | null>(null);
  return (
    <>
      <div role="status" className="host-row">
        {done && (
          <>
            <span>{done.text}</span>
            {done.undo && (
              <ActionButton
                key={done.text}
                work={done.undo}
                onDone={() => setDone({ text: 'Undone.', undo: null })}
              >
                Undo
              </ActionButton>
            )}
          </>
        )}
      </div>
      {reviews.length === 0 && children}
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id} className="host-card">
            <Review review={review} />
            <Changes review={review} actions={actions} onDone={setDone} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Review({ review }: { review: HostReview }) {
  const { cabin, slug, rating, author, body, stayedOn, state, reason, publishAt } = review;
  const { subjects, photos, answer, reference } = review;
  return (
    <>
      <h2 className={styles.heading}>
        {author ?? 'A rating without text'}
        <span className={styles.stars}>{`★ ${rating} of 5`}</span>
      </h2>
      <p className={styles.facts}>
        <Link href={`/host/reviews?cabin=${encodeURIComponent(slug)}`}>{cabin}</Link>
        {stayedOn && ` · stayed in ${formatMonth(stayedOn)}`}
        {' · '}
        {reference === null ? (
          originText(review)
        ) : (
          <Link href={`/host/bookings/${reference}`}>{originText(review)}</Link>
        )}
      </p>
      {body && <p className={styles.words}>{body}</p>}
      {Object.keys(subjects).length > 0 && (
        <dl className={styles.subjects}>
          {REVIEW_SUBJECTS.map(
            (subject) =>
              subjects[subject] !== undefined && (
                <div key={subject}>
                  <dt>{SUBJECT_NAMES[subject]}</dt>
                  <dd>{subjects[subject]}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((id, index) => (
            <li key={id}>
              <a href={`/host/api/review-photos/${id}.webp`}>
                {/* The image optimizer would cache pictures that aren't public. */}
                {/* eslint-disable-next-line @next/next/no-img-element */}
                <img
                  src={`/host/api/review-photos/${id}-small.webp`}
                  alt={`Photograph ${index + 1} of ${photos.length}`}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <div className={styles.answer}>
          <strong>Your answer</strong>
          <p className={styles.words}>{answer}</p>
        </div>
      )}
      <p className={styles.state}>
        {state === 'hidden' && reason
          ? `Hidden: ${REASON_NAMES[reason].toLowerCase()}.`
          : STATE_NAMES[state]}
        {state === 'new' && publishAt && `, automatically on ${formatInstant(publishAt)}`}
      </p>
    </>
  );
}

type ChangesProps = { review: HostReview; actions: ReviewActions; onDone: (done: Done) => void };

const canReopen = ({ publishAt }: HostReview) =>
  publishAt !== null && Date.parse(publishAt) > Date.now();

function Changes({ review, actions, onDone }: ChangesProps) {
  const { id, state, reason, author } = review;
  const name = author ?? 'this rating';
  /** Returns how to restore the former state, if that is possible. */
  const backFrom = (seen: ReviewChange['state']): Done['undo'] =>
    state === 'new' && !canReopen(review)
      ? null
      : () => actions.changeReview(id, { state, reason, seen });
  return (
    <div className="host-row">
      {state !== 'published' && (
        <ActionButton
          variant="primary"
          aria-label={`Publish the review of ${name}`}
          work={() => actions.changeReview(id, { state: 'published', reason: null, seen: state })}
          onDone={() =>
            onDone({ text: `The review of ${name} is published.`, undo: backFrom('published') })
          }
        >
          {state === 'hidden' ? 'Show it again' : 'Publish'}
        </ActionButton>
      )}
      {author !== null && <AnswerForm review={review} actions={actions} onDone={onDone} />}
      {state === 'hidden' && reason !== null && (
        <ConfirmButton
          variant="quiet"
          question="Delete it with its text and photos because the guest asked for that? You can’t undo this."
          confirm="Delete it"
          confirmLabel={`Delete the review of ${name}`}
          work={() => actions.deleteReview(id)}
          onDone={() => onDone({ text: `The review of ${name} is deleted.`, undo: null })}
        >
          Delete
        </ConfirmButton>
      )}
      {state !== 'hidden' && (
        <HideForm
          review={review}
          hide={(why) => actions.changeReview(id, { state: 'hidden', reason: why, seen: state })}
          onHidden={() =>
            onDone({ text: `The review of ${name} is hidden.`, undo: backFrom('hidden') })
          }
        />
      )}
    </div>
  );
}

type HideProps = {
  review: HostReview;
  hide: (reason: HideReason) => Answer;
  onHidden: () => void;
};

function HideForm({ review: { id, author }, hide, onHidden }: HideProps) {
  const form = useHostForm({
    id: `hide-${id}`,
    schema: hideFormSchema,
    start: { reason: 'spam' as HideReason },
    action: ({ reason }) => hide(reason),
    onDone: onHidden,
  });
  return (
    <InlineForm
      form={form}
      heading={`Hide the review of ${author ?? 'this rating'}`}
      opener="Hide"
      submit="Hide it"
      onSubmit={() => form.send(form.fields)}
    >
      <p>
        A hidden review isn’t shown and doesn’t count. A low rating isn’t a reason: answer it
        instead. We keep your reason in the history.
      </p>
      <SelectField {...form.choice('reason', 'Reason')} options={REASON_OPTIONS} />
    </InlineForm>
  );
}

function AnswerForm({ review, actions, onDone }: ChangesProps) {
  const { id, author } = review;
  const seen = review.answer ?? '';
  const form = useHostForm({
    id: `answer-${id}`,
    schema: answerSchema,
    draft: `review-answer-${id}`,
    start: { answer: seen, seen },
    action: (sent) => actions.answerReview(id, sent),
    onDone: () =>
      onDone({
        text: `Your answer to ${author} is saved.`,
        undo: () => actions.answerReview(id, { answer: seen, seen: form.fields.answer.trim() }),
      }),
  });
  return (
    <InlineForm
      form={form}
      heading={`Answer ${author}`}
      opener={seen === '' ? 'Answer' : 'Change the answer'}
      submit="Save the answer"
      onSubmit={() => form.send({ answer: form.fields.answer, seen })}
    >
      <p>Shown under the review on the cabin’s page. Leave it empty to remove your answer.</p>
      <AreaField
        {...form.field('answer', 'Your answer')}
        rows={5}
        maxLength={REVIEW_LIMITS.maxBody}
      />
    </InlineForm>
  );
}
