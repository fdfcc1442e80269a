'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ACCEPTED_FILES } from '@/lib/browser/send-file';
import { REVIEW_LIMITS } from '@/lib/domain/reviews/review';
import { plural } from '@/lib/copy/format';
import { useReviewPhotos } from './use-review-photos';

const { maxPhotos } = REVIEW_LIMITS;
type Props = {
  action: string;
  /** The ids of those that were added. */
  sent: readonly string[];
};

/** Adds photographs to a review that waits to be published, one after the other. */
export function ReviewPhotos({ action, sent }: Props) {
  const { photos, sending, errors, addAll, remove } = useReviewPhotos(action, sent);
  // Without scripts there is no button to press.
  const isReady = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const count = photos.length;
  return (
    <section aria-labelledby="review-photos" className="mt-10 max-w-prose">
      <h2 id="review-photos" className="text-title-3 text-spruce-900">
        Photos
      </h2>
      <p className="mt-2 text-ink-soft">
        {`Add up to ${maxPhotos} before your review is published. We remove their location.`}
      </p>
      <noscript>
        <p className="mt-2">To add photos, turn on JavaScript. Your review’s fine without them.</p>
      </noscript>
      {count > 0 && (
        <ul aria-label="Added photos" className="mt-4 grid gap-2">
          {photos.map((photo, index) => (
            <li key={photo.id} className="flex items-center justify-between gap-4">
              <span className="min-w-0 truncate">{photo.name ?? `Photo ${index + 1}`}</span>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove ${photo.name ?? `photo ${index + 1}`}`}
                disabled={sending !== null}
                onClick={() => void remove(photo)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isReady && count < maxPhotos && (
        <div className="mt-4">
          <Button
            variant="secondary"
            disabled={sending !== null}
            onClick={() => input.current?.click()}
          >
            Choose photos
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={ACCEPTED_FILES}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // Allows choosing the same file again.
              target.value = '';
              void addAll(files);
            }}
          />
        </div>
      )}
      <p role="status" className="mt-3 text-sm font-medium text-spruce-700 empty:hidden">
        {sending ?? (count > 0 && `${count} ${plural(count, 'photo', 'photos')} added.`)}
      </p>
      {errors.map((error) => (
        <p key={error} role="alert" className="mt-2 text-sm font-medium text-ember-700">
          {error}
        </p>
      ))}
    </section>
  );
}
