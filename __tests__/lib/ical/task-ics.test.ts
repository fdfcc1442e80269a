import { taskCalendarFile } from '@/lib/ical/task-ics';
import type { TaskCalendar } from '@/lib/schemas/task-calendar';

const task = (changes: Partial<TaskCalendar['tasks'][number]> = {}) => ({
  uid: 'abc',
  cabin: 'Fern, Hollow',
  kind: 'turnover' as const,
  title: null,
  is_done: false,
  starts_at: new Date('2026-12-01T15:00:00Z'),
  due_at: new Date('2026-12-01T21:00:00Z'),
  sequence: 2,
  changed_at: new Date('2026-11-27T12:00:00Z'),
  ...changes,
});
const lines = (changes = {}) =>
  taskCalendarFile('Tasks', { tasks: [task(changes)] }, 'own.example')
    .replaceAll('\r\n ', '')
    .split('\r\n');

test('a task is one event, whose number rises when it moves', () =>
  expect(lines()).toEqual(
    expect.arrayContaining([
      'UID:abc@own.example',
      'SEQUENCE:2',
      'DTSTART:20261201T150000Z',
      'DTEND:20261201T210000Z',
      'SUMMARY:Turnover\\, Fern\\, Hollow',
    ]),
  ));

test.each([
  ['nobody comes yet', null],
  ['nobody comes for days', new Date('2026-12-09T21:00:00Z')],
  ['no time is left', new Date('2026-12-01T14:00:00Z')],
])('where %s it takes three hours', (_, due_at) =>
  expect(lines({ due_at })).toContain('DTEND:20261201T180000Z'),
);

test('an own task has its title, and what is done says so', () =>
  expect(lines({ kind: 'repair', title: 'Mend it', is_done: true })).toContain(
    'SUMMARY:Done: Mend it\\, Fern\\, Hollow',
  ));
