'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { PHOTO_PROBLEMS } from '@/components/ui/photo-problems';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ApiError, fetchJson, postJson } from '@/lib/browser/api/fetch-json';
import { retryUntilAnswered } from '@/lib/browser/wait-until-online';
import { ACCEPTED_FILES, fileProblem, sendFile } from '@/lib/browser/send-file';
import { REVIEW_LIMITS } from '@/lib/domain/reviews/review';
import { plural } from '@/lib/copy/format';
import type { NewUpload } from '@/lib/schemas/host/photos';

const { maxPhotos } = REVIEW_LIMITS;
/** A conversion may wait for others. */
const FINISH_TIMEOUT_MS = 60_000;

const PROBLEMS: Record<string, string | undefined> = {
  ...PHOTO_PROBLEMS,
  photo_unreadable: 'We can’t read this photo.',
  too_many_uploads: 'Whoa! Give it a few minutes and try again.',
  photo_too_small: 'This photo is under 1,024 pixels on its longer side.',
  upload_too_large: 'This file is over 40 MB.',
  full: `A review can have up to ${maxPhotos} photos.`,
  closed: 'Your review is already published, so you can’t add photos.',
  busy: 'Lots of photos are coming in. Try again in a minute.',
  too_many_requests: 'Whoa! Give it a few minutes and try again.',
};
const LOST = 'It didn’t upload all the way. Please add it again.';

const problemText = (code: string, file: string) => `${file}: ${PROBLEMS[code] ?? LOST}`;

type Props = {
  action: string;
  /** The ids of those that were added. */
  sent: readonly string[];
};
type Photo = { id: string; name: string | null };

/** Adds photographs to a review that waits to be published, one after the other. */
export function ReviewPhotos({ action, sent }: Props) {
  const [photos, setPhotos] = useState<readonly Photo[]>(sent.map((id) => ({ id, name: null })));
  const [sending, setSending] = useState<string | null>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);
  // Without scripts there is no button to press.
  const isReady = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  /** Aborts when the guest leaves the page. */
  const left = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    left.current = here;
    return () => here.abort();
  }, []);

  const ask = (step: object, timeoutMs?: number) => fetchJson(action, postJson(step), timeoutMs);

  /** Returns what is wrong with it; null: it was added. */
  async function add(file: File): Promise<string | null> {
    const problem = await fileProblem(file);
    if (problem) return problem;
    const onWaiting = () => setSending(`${file.name} is waiting for a connection`);
    const retryCall = (step: object, onRetry: () => void, timeoutMs?: number) =>
      retryUntilAnswered({
        ask: () => ask(step, timeoutMs).catch((error: unknown) => error),
        isLost: (answer) => answer instanceof ApiError && answer.status === 0,
        onWaiting,
        onRetry,
        signal: left.current.signal,
      }).then((answer) => {
        if (answer instanceof Error) throw answer;
        return answer;
      });
    try {
      const onStart = () => setSending(file.name);
      const target = (await retryCall({ step: 'start' }, onStart)) as NewUpload;
      const outcome = await sendFile(file, target, {
        onPercent: (percent) => setSending(`${file.name}: ${percent} %`),
        onWaiting,
      }).outcome;
      if (outcome !== 'sent') return outcome;
      const onFinish = () => setSending(`Getting ${file.name} ready`);
      onFinish();
      await retryCall({ step: 'finish', id: target.id }, onFinish, FINISH_TIMEOUT_MS);
      setPhotos((all) => [...all, { id: target.id, name: file.name }]);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.code;
    }
  }

  async function addAll(files: readonly File[]) {
    setErrors([]);
    for (const file of files) {
      setSending(file.name);
      const problem = await add(file);
      if (problem) setErrors((all) => [...all, problemText(problem, file.name)]);
      if (problem === 'full' || problem === 'closed') break;
    }
    setSending(null);
  }

  async function remove({ id, name }: Photo) {
    setErrors([]);
    try {
      await ask({ step: 'remove', id });
      setPhotos((all) => all.filter((photo) => photo.id !== id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors([problemText(error.code, name ?? 'The photo')]);
    }
  }

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
              // The same file may be chosen again.
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
