'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusalText } from '@/components/host/copy/refusal-copy';
import { setSignedOut } from '@/components/host/form/signed-out-store';
import { sendFile } from '@/lib/browser/send-file';
import { logProblem } from '@/lib/browser/log';
import { readIsCut, setIsCut } from '@/lib/browser/tasks/connection';
import { keepTasksPage } from '@/lib/browser/tasks/kept-page';
import { readTasks, sendChange } from '@/lib/browser/tasks/send-waiting';
import {
  deleteChanges,
  storeChange,
  readStoredChanges,
  type StoredChange,
} from '@/lib/browser/tasks/waiting-store';
import { createUuid } from '@/lib/browser/uuid';
import type { HostTasks } from '@/lib/domain/host/tasks/task';
import {
  changesToDrop,
  taskOf,
  applyWaiting,
  type Waiting,
} from '@/lib/domain/host/tasks/waiting-changes';
import type { RefusalCode } from '@/lib/schemas/host/refusal';
import { hostTasksSchema } from '@/lib/schemas/host/tasks';

/** Something done here that the server refused, and how many changes are lost with it. */
export type Lost = { key: string; taskId: string | null; text: string; count: number };
type Distribute<T> = T extends unknown ? Omit<T, 'key' | 'at'> : never;
/** What was done on the page; `file` is a photo's. */
export type Doing = Distribute<Waiting>;

const EVERY_MS = 60_000;
// The browser reports no end of a lost connection that it never noticed.
const RETRY_MS = 5_000;
const hush = { onPercent: () => undefined, onWaiting: () => undefined };
const send = (
  ...[file, target]: Parameters<typeof sendFile> extends [infer F, infer T, unknown]
    ? [F, T]
    : never
) => sendFile(file, target, hush).outcome;
const logFailure = (error: unknown) => logProblem('waiting changes', String(error));

/** The server's tasks with local changes applied. Those are kept and sent in order. */
export function useTasks(start: HostTasks, userId: string) {
  const [read, setRead] = useState({ of: start, data: start });
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [lost, setLost] = useState<readonly Lost[]>([]);
  const queue = useRef<StoredChange[]>([]);
  const isSending = useRef(false);
  // Either what the server rendered last, or what was loaded since.
  const data = read.of === start ? read.data : start;

  const showQueue = () => setWaiting(queue.current.map((kept) => kept.waiting));
  const change = (work: (data: HostTasks) => HostTasks) =>
    setRead((previous) => ({
      of: start,
      data: work(previous.of === start ? previous.data : start),
    }));

  async function refresh() {
    const answer = await readTasks();
    if (answer === 'signed-out') setSignedOut(true);
    const parsed = hostTasksSchema.safeParse(answer);
    if (parsed.success) change(() => parsed.data);
  }

  function settle(done: readonly Waiting[]) {
    const keys = done.map(({ key }) => key);
    queue.current = queue.current.filter((kept) => !keys.includes(kept.waiting.key));
    showQueue();
    return deleteChanges(keys).catch(logFailure);
  }

  function tell(gone: readonly Waiting[], code: RefusalCode, detail?: Record<string, unknown>) {
    const [first] = gone;
    if (!first) return;
    const text = refusalText({ code, detail });
    const { key } = first;
    setLost((all) => [...all, { key, taskId: taskOf(first), text, count: gone.length }]);
  }

  /** Returns whether everything was sent. */
  async function sendQueue(): Promise<boolean> {
    for (let kept = queue.current[0]; kept !== undefined; kept = queue.current[0]) {
      const { waiting: first, file } = kept;
      const answer = await sendChange(first, file, send);
      if (answer === 'away') return false;
      if (answer.ok) {
        change((previous) => applyWaiting(previous, [first]));
        await settle([first]);
      } else if (answer.code === 'signed-out') {
        setSignedOut(true);
        return false;
      } else {
        const all = queue.current.map((each) => each.waiting);
        const gone = changesToDrop(all, answer.code);
        tell(gone, answer.code, answer.detail);
        await settle(gone);
      }
    }
    return true;
  }

  async function work() {
    if (isSending.current || !navigator.onLine) return;
    isSending.current = true;
    const had = queue.current.length > 0;
    const isAll = await sendQueue().catch(() => false);
    isSending.current = false;
    await refresh();
    if (had && isAll) await keepTasksPage();
  }

  async function add(doing: Doing, file: File | null = null) {
    const one = { ...doing, key: createUuid(), at: new Date().toISOString() } as Waiting;
    const kept = { waiting: one, userId, file };
    queue.current = [...queue.current, kept];
    // Writing a file takes a moment, and closing the page before that would lose it.
    if (file === null) showQueue();
    await storeChange(kept).catch(logFailure);
    if (file !== null) showQueue();
    await work();
  }

  const begin = useEffectEvent(async () => {
    const stored = await readStoredChanges().catch(() => [] as StoredChange[]);
    const own = stored.filter((kept) => kept.userId === userId);
    const foreign = stored.filter((kept) => kept.userId !== userId);
    if (foreign.length > 0)
      await deleteChanges(foreign.map((kept) => kept.waiting.key)).catch(logFailure);
    const known = queue.current.map((kept) => kept.waiting.key);
    queue.current = [...own.filter((kept) => !known.includes(kept.waiting.key)), ...queue.current];
    showQueue();
    if (queue.current.length > 0) await work();
    if (navigator.onLine) await keepTasksPage();
  });
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void work();
  });

  useEffect(() => {
    void begin();
    const left = new AbortController();
    const { signal } = left;
    window.addEventListener('online', () => again(), { signal });
    document.addEventListener('visibilitychange', () => again(), { signal });
    const timer = setInterval(() => again(), EVERY_MS);
    const retry = setInterval(() => readIsCut() && again(), RETRY_MS);
    return () => {
      left.abort();
      clearInterval(timer);
      clearInterval(retry);
      // Other pages send nothing that would find out when the connection is back.
      setIsCut(false);
    };
  }, []);

  return {
    shown: applyWaiting(data, waiting),
    waiting,
    lost,
    add: (doing: Doing, file?: File) => void add(doing, file),
    forgetLost: (key: string) => setLost((all) => all.filter((each) => each.key !== key)),
  };
}
