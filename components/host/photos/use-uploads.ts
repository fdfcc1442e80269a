'use client';

import { useEffect, useRef } from 'react';
import { useUploadItems, type Job } from './use-upload-items';
import { fileProblem, sendFile } from '@/lib/browser/send-file';
import { photoTypeOf } from '@/lib/domain/host/photo-type';
import type { Answer } from '@/components/host/form/use-action';
import { useUnsavedWarning } from '@/components/host/form/use-unsaved-warning';
import type { FinishedUpload, NewUpload } from '@/lib/schemas/host/photos';
import type { RefusalCode } from '@/lib/schemas/host/refusal';

export type UploadActions<Result = unknown> = {
  startUpload: (cabinId: string) => Answer<NewUpload>;
  finishUpload: (upload: FinishedUpload) => Answer<Result>;
};
type Where = Pick<FinishedUpload, 'cabinId' | 'slug' | 'replaces'>;

/** How to detect the type of a file, and why it can't be uploaded. */
const PHOTOS = { problemOf: fileProblem, typeOf: photoTypeOf };
type FileKind = {
  problemOf: (file: File) => Promise<RefusalCode | null>;
  typeOf: (start: Uint8Array) => string | null;
};

/** The number of uploads at the same time. */
const AT_ONCE = 2;

/** Uploads files, two at a time, and converts them to pictures in the order they were chosen. */
export function useUploads<Result>(
  { startUpload, finishUpload }: UploadActions<Result>,
  where: Where,
  onDone?: (result: Result) => void,
  { problemOf, typeOf }: FileKind = PHOTOS,
) {
  const { items, setItems, change, fail, retryCall } = useUploadItems((job) => retry(job));
  // Uses the latest callback, because an upload may take minutes.
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });
  const lastKey = useRef(0);
  const arrived = useRef(new Map<number, string>());
  const queue = useRef<Job[]>([]);
  const running = useRef(new Set<Job>());
  /** Resolves when the last conversion is done. */
  const lastBegun = useRef(Promise.resolve());

  async function send(job: Job): Promise<string | null> {
    const target = await retryCall(job, 'sending', () => startUpload(where.cabinId));
    if (!target.ok) {
      fail(job, target.code, 'detail' in target ? target.detail : undefined);
      return null;
    }
    const { signal } = job.removal;
    if (signal.aborted) return null;
    const sending = sendFile(job.file, target.data, {
      onPercent: (percent) => change(job, { state: 'sending', percent }),
      onWaiting: () => change(job, { state: 'offline' }),
      typeOf,
    });
    signal.addEventListener('abort', sending.stop);
    const outcome = await sending.outcome;
    signal.removeEventListener('abort', sending.stop);
    if (outcome === 'sent') return target.data.id;
    fail(job, outcome);
    return null;
  }

  /** `before` resolves when the previous file is done, whose picture comes first. */
  async function work(job: Job, before: Promise<void>) {
    const { key, roomType, removal } = job;
    if (removal.signal.aborted) return;
    change(job, { state: 'sending', error: null });
    // A file that was uploaded isn't sent again.
    const uploadId = arrived.current.get(key) ?? (await send(job));
    if (uploadId === null || removal.signal.aborted) return;
    arrived.current.set(key, uploadId);
    await before;
    if (removal.signal.aborted) return;
    change(job, { state: 'making', percent: 100 });
    const result = await retryCall(job, 'making', () =>
      finishUpload({ ...where, uploadId, roomType }),
    );
    if (removal.signal.aborted) return;
    if (result.ok) {
      change(job, { state: 'done' });
      latestOnDone.current?.(result.data);
    } else {
      if (result.code === 'upload_lost') arrived.current.delete(key);
      fail(job, result.code, 'detail' in result ? result.detail : undefined);
    }
  }

  function next() {
    while (running.current.size < AT_ONCE) {
      const job = queue.current.shift();
      if (job === undefined) return;
      running.current.add(job);
      lastBegun.current = work(job, lastBegun.current).finally(() => {
        running.current.delete(job);
        next();
      });
    }
  }

  /** Files keep their order even though detecting their types is asynchronous. */
  async function enqueue(jobs: readonly Job[]) {
    const problems = await Promise.all(jobs.map(({ file }) => problemOf(file)));
    jobs.forEach((job, at) => {
      const problem = problems[at];
      if (job.removal.signal.aborted) return;
      if (problem) fail(job, problem);
      else queue.current.push(job);
    });
    next();
  }
  function add(files: readonly File[], roomType: FinishedUpload['roomType']) {
    const jobs = files.map((file) => {
      lastKey.current += 1;
      return { key: lastKey.current, file, roomType, removal: new AbortController() };
    });
    const waiting = { state: 'waiting', percent: 0, error: null } as const;
    setItems((all) => [...all, ...jobs.map((job) => ({ ...job, ...waiting }))]);
    void enqueue(jobs);
  }
  function retry(job: Job) {
    change(job, { state: 'waiting', error: null });
    void enqueue([job]);
  }
  function remove({ key, removal }: Job) {
    removal.abort();
    setItems((all) => all.filter((item) => item.key !== key));
  }

  const isBusy = items.some(({ state }) => state !== 'done' && state !== 'failed');
  useUnsavedWarning(isBusy);
  useEffect(() => {
    const [waiting, begun] = [queue.current, running.current];
    return () => {
      waiting.length = 0;
      for (const { removal } of begun) removal.abort();
    };
  }, []);

  return { items, isBusy, add, retry, remove };
}
