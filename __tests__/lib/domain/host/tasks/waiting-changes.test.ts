import fc from 'fast-check';
import { makeTask } from '@/__tests__/support/make-task';
import type { HostTasks, Task, TaskChange } from '@/lib/domain/host/tasks/task';
import { groupOf, lacksPhoto, nextArrival, openLines } from '@/lib/domain/host/tasks/task-state';
import { changesToDrop, applyWaiting, type Waiting } from '@/lib/domain/host/tasks/waiting-changes';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const TODAY = calendarDate('2026-11-27');
const line = (id: string, changes = {}) => ({
  id,
  body: id,
  isRequired: true,
  needsPhoto: false,
  tickedAt: null,
  tickedBy: null,
  ...changes,
});
const task = (changes: Partial<Task> = {}) =>
  makeTask({ cabin: 'Nest', day: TODAY, lines: [line('a'), line('b')], ...changes });
const shown = (own: Task = task()): HostTasks => ({
  tasks: [own],
  supplies: [],
  cabins: [{ id: 'c', title: 'Nest' }],
  needsPhoto: false,
  hasCalendar: false,
  cleaners: null,
});
const AT = '2026-11-27T15:00:00.000Z';
let last = 0;
const doing = (change: TaskChange, taskId = 't'): Waiting => {
  last += 1;
  return { what: 'change', key: `k${last}`, at: AT, taskId, change };
};
const after = (...changes: TaskChange[]) =>
  applyWaiting(
    shown(),
    changes.map((each) => doing(each)),
  ).tasks[0];

test.each<[string, TaskChange[], Partial<Task>]>([
  ['begun', [{ kind: 'begin' }], { state: 'begun', begunAt: AT, begunBy: 'you', assignee: 'you' }],
  ['a note', [{ kind: 'note', text: 'Key' }], { state: 'begun', cleanerNote: 'Key' }],
  ['no note', [{ kind: 'note', text: '' }], { cleanerNote: null }],
  ['a problem', [{ kind: 'problem', text: 'Drips' }], { problem: 'Drips', problemSettled: false }],
  ['done', [{ kind: 'done', text: '' }], { state: 'done', doneBy: 'you', reason: null }],
  [
    'done, and taken back',
    [{ kind: 'done', text: 'Late' }, { kind: 'reopen' }],
    { state: 'begun', doneAt: null, doneBy: null, reason: null },
  ],
  ['taken back without being done', [{ kind: 'reopen' }], { state: 'open' }],
  ['done with a reason', [{ kind: 'done', text: 'Late' }], { state: 'done', reason: 'Late' }],
  [
    'nothing after it is done',
    [
      { kind: 'done', text: '' },
      { kind: 'note', text: 'Key' },
    ],
    { state: 'done', cleanerNote: null },
  ],
])('%s', (_, changes, expected) => expect(after(...changes)).toMatchObject(expected));

test('the first to tick a line keeps it, and it can be reopened', () => {
  const ticked = after({ kind: 'tick', lineId: 'a' });
  expect(ticked?.lines).toMatchObject([{ tickedAt: AT, tickedBy: 'you' }, { tickedAt: null }]);
  const others = task({ lines: [line('a', { tickedAt: 'before', tickedBy: '' })] });
  const again = applyWaiting(shown(others), [doing({ kind: 'tick', lineId: 'a' })]);
  expect(again.tasks[0]?.lines).toMatchObject([{ tickedAt: 'before', tickedBy: '' }]);
  const open = after({ kind: 'tick', lineId: 'a' }, { kind: 'untick', lineId: 'a' });
  expect(open?.lines).toMatchObject([{ tickedAt: null, tickedBy: null }, { tickedAt: null }]);
});

test('what is over stays as it is', () => {
  const dropped = shown(task({ state: 'dropped' }));
  expect(applyWaiting(dropped, [doing({ kind: 'tick', lineId: 'a' })])).toEqual(dropped);
});

test('a supply is there once, and bought', () => {
  const supply = { id: 's', cabinId: 'c', name: 'Soap', quantity: '2', note: '' };
  const add: Waiting = { what: 'supply', key: 'k', at: AT, supply };
  const bought: Waiting = { what: 'bought', key: 'l', at: AT, supplyId: 's', isBought: true };
  expect(applyWaiting(shown(), [add, add, bought]).supplies).toEqual([
    {
      id: 's',
      cabinId: 'c',
      cabin: 'Nest',
      name: 'Soap',
      quantity: '2',
      note: null,
      addedBy: 'you',
      boughtAt: AT,
      boughtBy: 'you',
    },
  ]);
  const elsewhere: Waiting = { ...add, supply: { ...supply, cabinId: 'unknown' } };
  expect(applyWaiting(shown(), [elsewhere]).supplies).toEqual([]);
});

const change = fc.oneof(
  fc.constant<TaskChange>({ kind: 'begin' }),
  fc.constantFrom('a', 'b').map((lineId): TaskChange => ({ kind: 'tick', lineId })),
  fc.constantFrom('a', 'b').map((lineId): TaskChange => ({ kind: 'untick', lineId })),
  fc.constantFrom('', 'Words').map((text): TaskChange => ({ kind: 'note', text })),
  fc.constant<TaskChange>({ kind: 'done', text: '' }),
  fc.constant<TaskChange>({ kind: 'reopen' }),
);

test('what was shown once and is sent meanwhile may be laid on top again', () =>
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const waiting = changes.map((each) => doing(each));
      const once = applyWaiting(shown(), waiting);
      for (const [at] of waiting.entries()) {
        const sent = applyWaiting(shown(), waiting.slice(0, at));
        expect(applyWaiting(sent, waiting.slice(at))).toEqual(once);
      }
    }),
  ));

test('a refusal takes one change, or all about a task that is over', () => {
  const note = (taskId: string) => doing({ kind: 'note', text: 'x' }, taskId);
  const [first, second, foreign] = [note('t'), note('t'), note('u')];
  const all = [first, foreign, second];
  expect(changesToDrop(all, 'unknown_line')).toEqual([first]);
  for (const code of ['task_done', 'task_dropped', 'unknown_task']) {
    expect(changesToDrop(all, code)).toEqual([first, second]);
  }
  expect(changesToDrop([], 'task_done')).toEqual([]);
});

test('what is open and lacks a photograph', () => {
  const photo = { id: 'p', lineId: null, width: 1, height: 1 };
  expect(openLines(task()).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(openLines(task({ lines: [line('a', { isRequired: false })] }))).toEqual([]);
  expect(lacksPhoto(task(), true, [])).toBe(true);
  expect(lacksPhoto(task(), true, [null])).toBe(false);
  expect(lacksPhoto(task({ photos: [photo] }), true, [])).toBe(false);
  expect(lacksPhoto(task({ kind: 'repair' }), true, [])).toBe(false);
  const lines = [line('a', { needsPhoto: true })];
  expect(lacksPhoto(task({ lines, photos: [photo] }), false, [])).toBe(true);
  expect(lacksPhoto(task({ lines }), false, ['a'])).toBe(false);
});

test.each([
  [{}, 'today'],
  [{ day: calendarDate('2026-11-26') }, 'late'],
  [{ day: calendarDate('2026-11-28') }, 'coming'],
  [{ state: 'done' }, 'done'],
  [{ state: 'dropped', day: calendarDate('2026-11-26') }, 'done'],
] as [Partial<Task>, string][])('%j stands under %s', (changes, group) =>
  expect(groupOf(task(changes), TODAY)).toBe(group),
);

test('when the next guests come', () => {
  expect(nextArrival(task())).toBe('none');
  expect(nextArrival(task({ dueDay: TODAY }))).toBe('same-day');
  expect(nextArrival(task({ dueDay: calendarDate('2026-12-01') }))).toBe('later');
});
