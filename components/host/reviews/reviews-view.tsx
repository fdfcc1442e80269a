import Link from 'next/link';
import { ConfirmButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import { FILTER_NAMES } from './review-copy';
import { ReviewImportForm } from './review-import-form';
import type { ImportActions } from './use-review-import';
import { ReviewList, type ReviewActions } from './review-list';
import styles from './reviews-view.module.css';
import { formatInstant } from '@/components/host/copy/time';
import type { Answer } from '@/components/host/form/use-action';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { plural } from '@/lib/copy/format';
import {
  REVIEW_FILTERS,
  REVIEWS_PER_PAGE,
  type HostReviews,
  type ReviewFilter,
} from '@/lib/schemas/host/reviews';
import { withQuery } from '@/lib/http/with-query';

type Place = { filter: ReviewFilter; slug: string | null; page: number };
type Props = {
  list: HostReviews;
  place: Place;
  actions: ReviewActions & ImportActions & { undoImport: (id: string) => Answer };
};

const pathOf = ({ filter, slug, page }: Place): string =>
  withQuery('/host/reviews', {
    show: filter === 'all' ? null : filter,
    cabin: slug,
    page: page > 1 ? page : null,
  });

export function ReviewsView({ list, place, actions }: Props) {
  const { reviews, found, counts, cabins, imports } = list;
  const { filter, slug, page } = place;
  const isFirst = counts.all === 0 && slug === null;
  return (
    <>
      <h1>Reviews</h1>
      <p>
        We email guests the day after they leave. A new review goes live when you press Publish, or
        automatically a week after it was sent.
      </p>
      <nav aria-label="Reviews shown" className={styles.filters}>
        {REVIEW_FILTERS.map((each) => (
          <Link
            key={each}
            href={pathOf({ filter: each, slug, page: 1 })}
            aria-current={each === filter ? 'page' : undefined}
            className={`btn btn-small ${each === filter ? 'btn-primary' : 'btn-secondary'}`}
          >
            {`${FILTER_NAMES[each]} ${counts[each]}`}
          </Link>
        ))}
      </nav>
      {cabins.length > 1 && (
        <form action="/host/reviews" className={styles.cabin}>
          {filter !== 'all' && <input type="hidden" name="show" value={filter} />}
          <label htmlFor="review-cabin">Cabin</label>
          <select
            id="review-cabin"
            name="cabin"
            defaultValue={slug ?? ''}
            key={slug}
            className={controlClass}
          >
            <option value="">All cabins</option>
            {cabins.map((cabin) => (
              <option key={cabin.slug} value={cabin.slug}>
                {cabin.title}
              </option>
            ))}
          </select>
          <Button type="submit" variant="secondary" size="small">
            Show
          </Button>
        </form>
      )}
      <ReviewList reviews={reviews} actions={actions}>
        <section className="host-card">
          <p>
            {isFirst
              ? 'No reviews yet. They’ll show up here when your guests write one. You can import reviews from elsewhere below.'
              : 'No reviews match.'}
          </p>
        </section>
      </ReviewList>
      {found > REVIEWS_PER_PAGE && (
        <nav aria-label="More reviews" className="host-row">
          {page > 1 && (
            <Link
              href={pathOf({ ...place, page: page - 1 })}
              className="btn btn-secondary btn-small"
            >
              Newer
            </Link>
          )}
          {page * REVIEWS_PER_PAGE < found && (
            <Link
              href={pathOf({ ...place, page: page + 1 })}
              className="btn btn-secondary btn-small"
            >
              Older
            </Link>
          )}
        </nav>
      )}
      <Card heading="Import reviews">
        <ReviewImportForm actions={actions} />
        {imports.length > 0 && (
          <>
            <h3>Imported</h3>
            <ul className="host-list">
              {imports.map(({ id, source, at, reviews: count }) => (
                <li key={id}>
                  <span>{`${count} ${plural(count, 'review', 'reviews')} from ${source}, ${formatInstant(at)}`}</span>
                  <ConfirmButton
                    variant="quiet"
                    question={`Remove all ${count} from ${source}, with your answers to them?`}
                    confirm="Remove them"
                    confirmLabel={`Remove the reviews from ${source}`}
                    work={actions.undoImport.bind(null, id)}
                  >
                    Undo import
                  </ConfirmButton>
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </>
  );
}
