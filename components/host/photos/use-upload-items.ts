import { useState } from 'react';
import { refusalText } from '@/components/host/copy/refusal-copy';
import { failureOf } from '@/components/host/form/action-failure';
import { askSecondFactor } from '@/components/host/form/second-factor-store';
import { setSignedOut } from '@/components/host/form/signed-out-store';
import type { Answer } from '@/components/host/form/use-action';
import { retryUntilAnswered } from '@/lib/browser/wait-until-online';
import type { FinishedUpload } from '@/lib/schemas/host/photos';
import type { RefusalCode } from '@/lib/schemas/host/refusal';

/** `offline`: waits for a connection. `making`: was uploaded and is being converted. */
type UploadState = 'waiting' | 'sending' | 'offline' | 'making' | 'done' | 'failed';
export type Job = {
  key: number;
  file: File;
  roomType: FinishedUpload['roomType'];
  /** Aborted when the file is removed from the list or the page is left. */
  removal: AbortController;
};
export type UploadItem = Job & {
  state: UploadState;
  percent: number;
  /** An error message. */
  error: string | null;
};

/** The uploads as the page lists them. `retry` is called once the member has given a second factor. */
export function useUploadItems(retry: (job: Job) => void) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const change = ({ key }: Job, parts: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...parts } : item)));
  const fail = (job: Job, code: RefusalCode, detail?: Record<string, unknown>) => {
    if (code === 'second_factor') askSecondFactor(() => retry(job));
    if (code === 'signed-out') setSignedOut(true);
    change(job, { state: 'failed', error: refusalText({ code, detail }) });
  };

  /** Retries until a response arrives; the server does each of these calls only once. */
  const retryCall = <T>(job: Job, state: UploadState, ask: () => Answer<T>) =>
    retryUntilAnswered({
      ask: () => ask().catch(failureOf),
      isLost: (answer) => !answer.ok && answer.code === 'lost',
      onWaiting: () => change(job, { state: 'offline' }),
      onRetry: () => change(job, { state }),
      signal: job.removal.signal,
    });

  return { items, setItems, change, fail, retryCall };
}
