'use client';

import { useEffect, useRef, useState } from 'react';
import { failureOf } from './action-failure';
import { refusalText } from './refusal-copy';
import { askSecondFactor } from './second-factor-store';
import { fileProblem, sendFile } from './send-file';
import { setSignedOut } from './signed-out-store';
import type { Answer } from './use-action';
import type { FinishedUpload, NewUpload } from '@/lib/schemas/host/photos';
import type { RefusalCode } from '@/lib/schemas/host/refusal';

export type UploadActions = {
  start: (cabinId: string) => Answer<NewUpload>;
  finish: (upload: FinishedUpload) => Answer;
};
/** `offline`: waits for a connection. `making`: has arrived and is converted. */
export type UploadState = 'waiting' | 'sending' | 'offline' | 'making' | 'done' | 'failed';
export type UploadItem = {
  key: number;
  file: File;
  state: UploadState;
  percent: number;
  /** In words. */
  error: string | null;
};
type Where = Pick<FinishedUpload, 'cabinId' | 'slug' | 'replaces'>;

/** Sent at the same time. */
const AT_ONCE = 2;

/** Sends files and makes pictures of them, two at a time, in the order in which they were chosen. */
export function useUploads({ start, finish }: UploadActions, where: Where) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const known = useRef(
    new Map<number, { item: UploadItem; roomType: FinishedUpload['roomType'] }>(),
  );
  const arrived = useRef(new Map<number, string>());
  const stops = useRef(new Map<number, () => void>());
  const queue = useRef<number[]>([]);
  const running = useRef(0);

  const change = (key: number, parts: Partial<UploadItem>) => {
    const entry = known.current.get(key);
    if (!entry) return;
    entry.item = { ...entry.item, ...parts };
    setItems([...known.current.values()].map(({ item }) => item));
  };
  const fail = (key: number, code: RefusalCode, detail?: Record<string, unknown>) => {
    if (code === 'second_factor') askSecondFactor(() => retry(key));
    if (code === 'signed-out') setSignedOut(true);
    change(key, { state: 'failed', error: refusalText({ code, detail }) });
  };

  async function send(key: number, file: File): Promise<string | null> {
    const target = await start(where.cabinId).catch(failureOf);
    if (!target.ok) {
      fail(key, target.code, 'detail' in target ? target.detail : undefined);
      return null;
    }
    if (!known.current.has(key)) return null;
    const sending = sendFile(file, target.data, {
      onPercent: (percent) => change(key, { state: 'sending', percent }),
      onWaiting: () => change(key, { state: 'offline' }),
    });
    stops.current.set(key, sending.stop);
    const outcome = await sending.outcome;
    stops.current.delete(key);
    if (outcome === 'sent') return target.data.id;
    fail(key, outcome);
    return null;
  }

  async function work(key: number) {
    const entry = known.current.get(key);
    if (!entry) return;
    change(key, { state: 'sending', error: null });
    // What has arrived once is not sent again.
    const uploadId = arrived.current.get(key) ?? (await send(key, entry.item.file));
    if (uploadId === null || !known.current.has(key)) return;
    arrived.current.set(key, uploadId);
    change(key, { state: 'making', percent: 100 });
    const result = await finish({ ...where, uploadId, roomType: entry.roomType }).catch(failureOf);
    if (result.ok) change(key, { state: 'done' });
    else {
      if (result.code === 'upload_lost') arrived.current.delete(key);
      fail(key, result.code, 'detail' in result ? result.detail : undefined);
    }
  }

  function next() {
    while (running.current < AT_ONCE) {
      const key = queue.current.shift();
      if (key === undefined) return;
      running.current += 1;
      void work(key).finally(() => {
        running.current -= 1;
        next();
      });
    }
  }

  function add(files: readonly File[], roomType: FinishedUpload['roomType']) {
    for (const file of files) {
      const key = (known.current.size === 0 ? 0 : Math.max(...known.current.keys())) + 1;
      const item: UploadItem = { key, file, state: 'waiting', percent: 0, error: null };
      known.current.set(key, { item, roomType });
      const problem = fileProblem(file);
      if (problem) fail(key, problem);
      else {
        queue.current.push(key);
        change(key, {});
      }
    }
    next();
  }
  function retry(key: number) {
    change(key, { state: 'waiting', error: null });
    queue.current.push(key);
    next();
  }
  function remove(key: number) {
    queue.current = queue.current.filter((other) => other !== key);
    known.current.delete(key);
    stops.current.get(key)?.();
    setItems([...known.current.values()].map(({ item }) => item));
  }

  const isBusy = items.some(({ state }) => state !== 'done' && state !== 'failed');
  useEffect(() => {
    if (!isBusy) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [isBusy]);
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop();
    };
  }, []);

  return { items, isBusy, add, retry, remove };
}
