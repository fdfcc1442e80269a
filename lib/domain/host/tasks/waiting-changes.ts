import type { HostTasks, NewSupply, Task, TaskChange } from './task.ts';

type What =
  | { what: 'change'; taskId: string; change: TaskChange }
  | { what: 'photo'; taskId: string; lineId: string | null }
  | { what: 'supply'; supply: NewSupply }
  | { what: 'bought'; supplyId: string; isBought: boolean };

/** A change made on a phone that hasn't reached the server yet. `key` makes it idempotent; `at` is ISO 8601. */
export type Waiting = What & { key: string; at: string };

/** The task of the change; null when it has none. */
export const taskOf = (waiting: Waiting): string | null =>
  'taskId' in waiting ? waiting.taskId : null;

function changedTask(task: Task, change: TaskChange, at: string): Task {
  if (change.kind === 'reopen') {
    return task.state === 'done'
      ? { ...task, state: 'begun', doneAt: null, doneBy: null, reason: null }
      : task;
  }
  if (task.state === 'done' || task.state === 'dropped') return task;
  const begun: Task = {
    ...task,
    state: 'begun',
    begunAt: task.begunAt ?? at,
    begunBy: task.begunBy ?? 'you',
    ...(task.assigneeId === null && { assignee: 'you' }),
  };
  switch (change.kind) {
    case 'begin':
      return begun;
    case 'tick':
    case 'untick': {
      const isTick = change.kind === 'tick';
      const lines = begun.lines.map((line) =>
        line.id !== change.lineId || (line.tickedAt !== null) === isTick
          ? line
          : { ...line, tickedAt: isTick ? at : null, tickedBy: isTick ? 'you' : null },
      );
      return { ...begun, lines };
    }
    case 'note':
      return { ...begun, cleanerNote: change.text === '' ? null : change.text };
    case 'problem':
      return { ...begun, problem: change.text, problemSettled: false };
    case 'done':
      return {
        ...begun,
        state: 'done',
        doneAt: at,
        doneBy: 'you',
        reason: change.text === '' ? null : change.text,
      };
  }
}

const inTask = (tasks: readonly Task[], id: string, work: (task: Task) => Task): Task[] =>
  tasks.map((task) => (task.id === id ? work(task) : task));

function withOne(shown: HostTasks, waiting: Waiting): HostTasks {
  const { at } = waiting;
  switch (waiting.what) {
    case 'change': {
      const { taskId, change } = waiting;
      return {
        ...shown,
        tasks: inTask(shown.tasks, taskId, (task) => changedTask(task, change, at)),
      };
    }
    case 'photo':
      return {
        ...shown,
        tasks: inTask(shown.tasks, waiting.taskId, (task) =>
          changedTask(task, { kind: 'begin' }, at),
        ),
      };
    case 'supply': {
      const { supply } = waiting;
      const cabin = shown.cabins.find(({ id }) => id === supply.cabinId);
      if (!cabin || shown.supplies.some(({ id }) => id === supply.id)) return shown;
      const added = {
        ...supply,
        cabin: cabin.title,
        quantity: supply.quantity === '' ? null : supply.quantity,
        note: supply.note === '' ? null : supply.note,
        addedBy: 'you',
        boughtAt: null,
        boughtBy: null,
      };
      return { ...shown, supplies: [...shown.supplies, added] };
    }
    case 'bought': {
      const { supplyId, isBought } = waiting;
      const supplies = shown.supplies.map((supply) =>
        supply.id !== supplyId || (supply.boughtAt !== null) === isBought
          ? supply
          : { ...supply, boughtAt: isBought ? at : null, boughtBy: isBought ? 'you' : null },
      );
      return { ...shown, supplies };
    }
  }
}

/** The server's last state with this phone's unsent changes applied. */
export const applyWaiting = (shown: HostTasks, waiting: readonly Waiting[]): HostTasks =>
  waiting.reduce(withOne, shown);

/** Refusals after which nothing else about the same task can succeed. */
const ENDS_TASK: readonly string[] = ['task_done', 'task_dropped', 'unknown_task'];

/** The changes to drop after the first was refused with this code: only it, or all of its task. */
export function changesToDrop(waiting: readonly Waiting[], code: string): readonly Waiting[] {
  const [first] = waiting;
  if (!first) return [];
  const taskId = taskOf(first);
  if (taskId === null || !ENDS_TASK.includes(code)) return [first];
  return waiting.filter((each) => taskOf(each) === taskId);
}
