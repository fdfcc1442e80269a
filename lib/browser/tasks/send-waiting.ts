import type { Waiting } from '../../domain/host/tasks/waiting-changes.ts';
import type { NewUpload } from '../../schemas/host/photos.ts';
import type { RefusalCode } from '../../schemas/host/refusal.ts';
import type { TaskRequest } from '../../schemas/host/tasks.ts';
import { fetchNoting } from './connection.ts';

type Answer<T = unknown> =
  { ok: true; data: T } | { ok: false; code: RefusalCode; detail?: Record<string, unknown> };
/** `away`: no response came, so it may be retried. */
type SendResult = Answer | 'away';

const ADDRESS = '/host/api/tasks';
const AGAIN: readonly RefusalCode[] = ['busy', 'lost', 'broken'];

async function ask<T>(request: TaskRequest): Promise<Answer<T> | 'away'> {
  let response: Response;
  try {
    response = await fetchNoting(ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
  } catch {
    return 'away';
  }
  if (response.status === 401) return { ok: false, code: 'signed-out' };
  // A change that the server rejects as malformed would fail on every retry.
  if (response.status === 400 || response.status === 415) return { ok: false, code: 'bad_change' };
  if (!response.ok) return 'away';
  const answer = (await response.json().catch(() => 'away')) as Answer<T> | 'away';
  return answer !== 'away' && !answer.ok && AGAIN.includes(answer.code) ? 'away' : answer;
}

type SendFile = (file: File, target: NewUpload) => Promise<RefusalCode | 'sent'>;

async function sendPhoto(
  { key, taskId, lineId }: Extract<Waiting, { what: 'photo' }>,
  file: File,
  sendFile: SendFile,
): Promise<SendResult> {
  const target = await ask<NewUpload | null>({ what: 'photo-start', key, taskId });
  if (target === 'away' || !target.ok || target.data === null) return target;
  const outcome = await sendFile(file, target.data);
  if (outcome !== 'sent') {
    return outcome === 'upload_lost' ? 'away' : { ok: false, code: outcome };
  }
  const uploadId = target.data.id;
  const answer = await ask({ what: 'photo-end', key, taskId, lineId, uploadId });
  return answer !== 'away' && !answer.ok && answer.code === 'upload_lost' ? 'away' : answer;
}

/** Sends one change; the server applies a retry once. */
export async function sendChange(
  waiting: Waiting,
  file: File | null,
  sendFile: SendFile,
): Promise<SendResult> {
  const { key, at } = waiting;
  switch (waiting.what) {
    case 'change':
      return ask({ what: 'change', key, at, taskId: waiting.taskId, change: waiting.change });
    case 'supply':
      return ask({ what: 'supply', key, supply: waiting.supply });
    case 'bought': {
      const { supplyId, isBought } = waiting;
      return ask({ what: 'bought', key, supplyId, isBought });
    }
    case 'photo':
      return file === null
        ? { ok: false, code: 'upload_lost' }
        : sendPhoto(waiting, file, sendFile);
  }
}

/** The server's current tasks; null while there is no connection. */
export async function readTasks(): Promise<unknown> {
  try {
    const response = await fetchNoting(ADDRESS, { cache: 'no-store' });
    if (response.status === 401) return 'signed-out';
    const answer = response.ok ? ((await response.json()) as Answer) : null;
    return answer?.ok ? answer.data : null;
  } catch {
    return null;
  }
}
