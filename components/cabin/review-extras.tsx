import type { ReactNode } from 'react';
import styles from './review-extras.module.css';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { REVIEW_SUBJECTS, SUBJECT_NAMES } from '@/lib/domain/reviews/review';
import { reviewPhotoPath } from '@/lib/http/review-photo-path';
import { shop } from '@/lib/shop/shop';

type Review = Cabin['reviews'][number];

function Extras({ review: { author, origin, source, photos, answer } }: { review: Review }) {
  return (
    <>
      {origin === 'stay' && <p className={styles.source}>Verified stay</p>}
      {source && <p className={styles.source}>{`From ${source}`}</p>}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ id, width, height }, index) => (
            <li key={id}>
              <a href={reviewPhotoPath(id)}>
                {/* The image optimizer would cache it, but it is public only as long as its review is. */}
                {/* eslint-disable-next-line @next/next/no-img-element */}
                <img
                  src={reviewPhotoPath(id, 'small')}
                  alt={`Photo ${index + 1} of ${photos.length} by ${author}`}
                  width={width}
                  height={height}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <p className={styles.answer}>
          <b>{`Reply from ${shop().host}`}</b>
          {`\n${answer}`}
        </p>
      )}
    </>
  );
}

function Subjects({ means }: { means: Cabin['subjectRatings'] }) {
  return (
    <dl className={styles.subjects} aria-label="Ratings by category">
      {REVIEW_SUBJECTS.map((subject) => {
        const mean = means[subject];
        return (
          mean !== undefined && (
            <div key={subject}>
              <dt>{SUBJECT_NAMES[subject]}</dt>
              <dd>{mean.toFixed(1)}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

const hasExtras = ({ origin, source, photos, answer }: Review) =>
  origin === 'stay' || source !== null || photos.length > 0 || answer !== null;

/**
 * Returns the parts that few reviews have, by the review's place in the list. `subjects` has what the mark of a verified stay means
 * and the stars by subject.
 */
export function reviewExtras(cabin: Cabin): Record<string, ReactNode> {
  const { reviews, subjectRatings } = cabin;
  const extras: Record<string, ReactNode> = Object.fromEntries(
    reviews.flatMap((review, place) =>
      hasExtras(review) ? [[place, <Extras key="0" review={review} />]] : [],
    ),
  );
  const hasSubjects = Object.keys(subjectRatings).length > 0;
  const hasVerified = reviews.some(({ origin }) => origin === 'stay');
  if (hasSubjects || hasVerified) {
    extras.subjects = (
      <>
        {hasVerified && <p className={styles.meaning}>Verified stay: booked here and stayed.</p>}
        {hasSubjects && <Subjects means={subjectRatings} />}
      </>
    );
  }
  return extras;
}
