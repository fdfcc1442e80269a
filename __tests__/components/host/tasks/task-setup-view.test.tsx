import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { makeTask } from '@/__tests__/support/make-task';
import { TaskManage } from '@/components/host/tasks/task-manage';
import { TaskSetupView } from '@/components/host/tasks/task-setup-view';
import type { TaskSetup } from '@/lib/schemas/host/tasks';

const id = (digit: number) => `${digit}${digit}111111-1111-4111-8111-111111111111`;
const BEDS = { id: id(1), body: 'Make the beds', isRequired: true, needsPhoto: false };
const SETUP: TaskSetup = {
  needsPhoto: false,
  leastMinutes: 180,
  lines: [BEDS],
  cleaners: [{ id: id(2), name: 'Rosa Hill' }],
  cabins: [{ id: id(3), title: 'Fern Hollow', cleanerId: null, lines: [] }],
  history: [{ month: '2026-11', who: 'rosa@staff.example', count: 3 }],
};
const done = () => Promise.resolve({ ok: true as const, data: {} });
const act_ = (work: () => void) => act(async () => work());
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of checklists', () => {
  const actions = {
    saveChecklist: jest.fn(done),
    saveTaskSettings: jest.fn(done),
    setCleaner: jest.fn(done),
  };
  beforeEach(() => {
    jest.clearAllMocks();
    render(<TaskSetupView setup={SETUP} actions={actions} />);
  });

  test('a line is added, and the list is saved with what was seen', async () => {
    const list = card('Checklist for every cabin');
    fireEvent.click(list.getByRole('button', { name: 'Add a line' }));
    fireEvent.click(list.getByRole('button', { name: 'Save the checklist' }));
    expect(actions.saveChecklist).not.toHaveBeenCalled();
    fireEvent.change(list.getByLabelText('Line 2'), { target: { value: 'Sweep' } });
    await act_(() => fireEvent.click(list.getByRole('button', { name: 'Save the checklist' })));
    const added = { ...BEDS, id: expect.any(String) as string, body: 'Sweep' };
    expect(actions.saveChecklist).toHaveBeenCalledWith(null, { lines: [BEDS, added] }, [BEDS]);
  });

  test('a cabin gets a cleaner at once', async () => {
    const choice = card('Fern Hollow').getByLabelText('Cleaner');
    await act_(() => fireEvent.change(choice, { target: { value: id(2) } }));
    expect(actions.setCleaner).toHaveBeenCalledWith(id(3), id(2));
  });

  test('what a turnover asks for', async () => {
    const settings = card('Turnovers');
    fireEvent.click(settings.getByLabelText('Turnovers need a photo'));
    fireEvent.change(settings.getByLabelText(/Minimum turnover time/), { target: { value: '90' } });
    await act_(() => fireEvent.click(settings.getByRole('button', { name: 'Save' })));
    expect(actions.saveTaskSettings).toHaveBeenCalledWith(
      { needsPhoto: true, leastMinutes: '90' },
      { needsPhoto: false, leastMinutes: 180 },
    );
  });

  test('who did how much', () =>
    expect(card('Done by month').getByRole('listitem')).toHaveTextContent(
      'November 2026, rosa@staff.example3 tasks',
    ));
});

test('a late check-out with little time is saved once it is confirmed', async () => {
  const task = makeTask({ id: id(4), problem: 'Drips' });
  const setLate = jest.fn(
    async (): Promise<{ ok: true; data: object } | { ok: false; code: 'short_turnover' }> => ({
      ok: false,
      code: 'short_turnover',
    }),
  );
  const settle = jest.fn(done);
  const actions = {
    saveTask: done,
    removeTask: done,
    settleProblem: settle,
    setLateCheckOut: setLate,
  };
  render(<TaskManage task={task} cleaners={SETUP.cleaners} canServe actions={actions} />);
  fireEvent.click(screen.getByRole('button', { name: 'Late check-out' }));
  const save = () =>
    act_(() => fireEvent.click(screen.getByRole('button', { name: 'Save the check-out time' })));
  fireEvent.change(screen.getByLabelText('These guests leave by'), { target: { value: '13:00' } });
  expect(screen.queryByLabelText(/little time for cleaning/)).toBeNull();
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent(/less time for cleaning/);
  fireEvent.click(screen.getByLabelText(/little time for cleaning/));
  setLate.mockResolvedValue({ ok: true, data: {} });
  await save();
  expect(setLate).toHaveBeenLastCalledWith(id(4), { time: '13:00', isConfirmed: true });
  await act_(() => fireEvent.click(screen.getByRole('button', { name: 'Problem solved' })));
  expect(settle).toHaveBeenCalledWith(id(4));
});
