import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { makeTask } from '@/__tests__/support/make-task';
import { TasksView } from '@/components/host/tasks/tasks-view';
import type { HostTasks } from '@/lib/domain/host/tasks/task';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { shop } from '@/lib/shop/shop';

jest.mock('@/lib/browser/tasks/waiting-store', () => ({
  readStoredChanges: () => Promise.resolve([]),
  storeChange: () => Promise.resolve(),
  deleteChanges: () => Promise.resolve(),
}));
jest.mock('@/lib/browser/tasks/kept-page', () => ({ keepTasksPage: () => Promise.resolve() }));
const sendChange = jest.fn();
jest.mock('@/lib/browser/tasks/send-waiting', () => ({
  readTasks: () => Promise.resolve(null),
  sendChange: (...args: unknown[]) => sendChange(...args) as unknown,
}));

const TODAY = todayInZone(new Date(), shop().timezone);
const LINE = { isRequired: true, needsPhoto: false, tickedAt: null, tickedBy: null };
const TASK = makeTask({
  id: '11111111-1111-4111-8111-111111111111',
  cabinId: '22222222-2222-4222-8222-222222222222',
  day: TODAY,
  dueDay: TODAY,
  dueTime: '16:00',
  leaving: { guests: 2, pets: 1 },
  lines: [{ ...LINE, id: '33333333-3333-4333-8333-333333333333', body: 'Make the beds' }],
});
const START: HostTasks = {
  tasks: [TASK],
  supplies: [],
  cabins: [{ id: TASK.cabinId, title: 'Fern Hollow' }],
  needsPhoto: false,
  hasCalendar: false,
  cleaners: null,
};
const done = () => Promise.resolve({ ok: true as const, data: '' });
const actions = {
  addTask: done,
  saveTask: done,
  removeTask: done,
  settleProblem: done,
  setLateCheckOut: done,
  makeCalendar: done,
  endCalendar: done,
};

async function show(start: Partial<HostTasks> = {}) {
  const props = { userId: 'u', today: TODAY, canServe: false, actions };
  render(<TasksView start={{ ...START, ...start }} {...props} />);
  await act(async () => undefined);
}
const item = () => within(screen.getAllByRole('listitem')[0] as HTMLElement);
const tick = async () => {
  fireEvent.click(item().getByRole('checkbox', { name: /Make the beds/, hidden: true }));
  await act(async () => undefined);
};

beforeEach(() => sendChange.mockReset());

test('a task says where, when and for how many, without names', async () => {
  await show();
  expect(screen.getByText('From 10:00 AM until 4:00 PM')).toBeVisible();
  expect(screen.getByText('Next guests the same day')).toBeVisible();
  expect(
    item().getByText('Leaving: 2 guests, 1 pet. Coming: guests of another platform or the owner.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'A task of your own' })).toBeNull();
});

test('a tick is shown at once and sent once', async () => {
  sendChange.mockResolvedValue({ ok: true, data: {} });
  await show();
  await tick();
  expect(item().getByRole('checkbox', { hidden: true })).toBeChecked();
  expect(sendChange).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/^Sending/)).toBeNull();
});

test('a tick from before the scripts is sent, those of others are left alone', async () => {
  sendChange.mockResolvedValue({ ok: true, data: {} });
  const ticked = { ...LINE, tickedAt: '2026-11-20T15:00:00Z', tickedBy: 'June' };
  const lines = [
    ...TASK.lines,
    { ...ticked, id: '44444444-4444-4444-8444-444444444444', body: 'Sweep the porch' },
  ];
  const props = { userId: 'u', today: TODAY, canServe: false, actions };
  const view = <TasksView start={{ ...START, tasks: [{ ...TASK, lines }] }} {...props} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  const box = screen.getByRole('checkbox', { name: /Make the beds/, hidden: true });
  Object.assign(box, { checked: true });
  render(view, { container, hydrate: true });
  await act(async () => undefined);
  expect(box).toBeChecked();
  expect(sendChange.mock.calls.map(([{ change }]: [{ change: object }]) => change)).toEqual([
    expect.objectContaining({ kind: 'tick', lineId: TASK.lines[0]?.id }),
  ]);
  container.remove();
});

test('what no answer came to waits, in its order', async () => {
  sendChange.mockResolvedValue('away');
  await show();
  await tick();
  await tick();
  expect(screen.getByText('Sending 2 changes…')).toBeVisible();
  sendChange.mockResolvedValue({ ok: true, data: {} });
  await act(async () => void window.dispatchEvent(new Event('online')));
  const kinds = sendChange.mock.calls.slice(-2).map(([{ change }]: [{ change: object }]) => change);
  expect(kinds).toMatchObject([{ kind: 'tick' }, { kind: 'untick' }]);
  expect(screen.queryByText(/^Sending/)).toBeNull();
});

test('a task that is over is told, with how much of it is lost', async () => {
  sendChange.mockResolvedValueOnce('away').mockResolvedValueOnce('away');
  await show();
  await tick();
  await tick();
  sendChange.mockResolvedValue({ ok: false, code: 'task_dropped' });
  await act(async () => void window.dispatchEvent(new Event('online')));
  const told = screen.getByRole('alert');
  expect(told).toHaveTextContent(
    /^Turnover, Fern Hollow, .*: This task is no longer needed: its stay was canceled. 2 changes made on this phone were not kept\./,
  );
  expect(item().getByRole('checkbox', { hidden: true })).not.toBeChecked();
  fireEvent.click(within(told).getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('done asks for a reason while a required line is open', async () => {
  sendChange.mockResolvedValue({ ok: true, data: {} });
  await show();
  const finish = () => fireEvent.click(item().getByRole('button', { name: 'Done', hidden: true }));
  finish();
  expect(sendChange).not.toHaveBeenCalled();
  expect(item().getByText('Not everything is done: 1 line is still open.')).toBeInTheDocument();
  const why = item().getByRole('textbox', { name: /Why it’s done/, hidden: true });
  fireEvent.change(why, { target: { value: '  ' } });
  finish();
  expect(sendChange).not.toHaveBeenCalled();
  fireEvent.change(why, { target: { value: 'No linen' } });
  finish();
  await act(async () => undefined);
  expect(sendChange.mock.calls[0]?.[0]).toMatchObject({
    change: { kind: 'done', text: 'No linen' },
  });
  expect(item().getByText('Done', { selector: 'em' })).toBeInTheDocument();
});

test('a task of another day stands further down, and an empty day says so', async () => {
  await show({ tasks: [{ ...TASK, day: calendarDate('2098-01-01') }] });
  expect(screen.getByText('Nothing to do today.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The next 14 days' })).toBeVisible();
});

test('the host adds a task of her own, under a key by which it is added once', async () => {
  sessionStorage.clear();
  const add = jest.fn(done);
  const props = {
    userId: 'u',
    today: TODAY,
    canServe: true,
    actions: { ...actions, addTask: add },
  };
  render(<TasksView start={{ ...START, cleaners: [] }} {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add a task' }));
  fireEvent.change(screen.getByLabelText('What needs to be done'), { target: { value: 'A step' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add task' }));
  expect(await screen.findByText('Added.')).toBeVisible();
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'A step',
      cabinId: TASK.cabinId,
      day: TODAY,
      key: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    }),
  );
});
