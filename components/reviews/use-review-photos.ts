import { useEffect, useRef, useState } from 'react';
import { PHOTO_PROBLEMS } from '@/components/ui/photo-problems';
import { ApiError, fetchJson, postJson } from '@/lib/browser/api/fetch-json';
import { retryUntilAnswered } from '@/lib/browser/wait-until-online';
import { fileProblem, sendFile } from '@/lib/browser/send-file';
import { REVIEW_LIMITS } from '@/lib/domain/reviews/review';
import type { NewUpload } from '@/lib/schemas/host/photos';

/** A conversion may wait for others. */
const FINISH_TIMEOUT_MS = 60_000;

const PROBLEMS: Record<string, string | undefined> = {
  ...PHOTO_PROBLEMS,
  photo_unreadable: 'We can’t read this photo.',
  too_many_uploads: 'Whoa! Give it a few minutes and try again.',
  photo_too_small: 'This photo is under 1,024 pixels on its longer side.',
  upload_too_large: 'This file is over 40 MB.',
  full: `A review can have up to ${REVIEW_LIMITS.maxPhotos} photos.`,
  closed: 'Your review is already published, so you can’t add photos.',
  busy: 'Lots of photos are coming in. Try again in a minute.',
  too_many_requests: 'Whoa! Give it a few minutes and try again.',
};
const LOST = 'It didn’t upload all the way. Please add it again.';

const problemText = (code: string, file: string) => `${file}: ${PROBLEMS[code] ?? LOST}`;

type Photo = { id: string; name: string | null };

/** The photos of a review, sent one after the other; `sent` has the ids of those that were added before. */
export function useReviewPhotos(action: string, sent: readonly string[]) {
  const [photos, setPhotos] = useState<readonly Photo[]>(sent.map((id) => ({ id, name: null })));
  const [sending, setSending] = useState<string | null>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);
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

  return { photos, sending, errors, addAll, remove };
}
