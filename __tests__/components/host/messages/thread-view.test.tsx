import { fireEvent, render, screen } from '@testing-library/react';
import { ThreadView } from '@/components/host/messages/thread-view';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const thread = {
  reference: 'MM-23456789',
  cabin: 'Bear Hollow',
  slug: 'bear-hollow',
  checkIn: calendarDate('2026-12-04'),
  checkOut: calendarDate('2026-12-07'),
  guestName: '<b>Ann</b>',
  adults: 2,
  children: 1,
  pets: 0,
  messages: [],
  guestEmail: 'ann@example.com',
  isQuestion: false,
  isPossibleSpam: false,
  closed: false,
  assignedTo: null,
  staff: [{ userId: 'c0ffee00-0000-4000-8000-000000000001', name: 'June' }],
};
const done = () => Promise.resolve({ ok: true as const, data: null });
const refused = () => Promise.resolve({ ok: false as const, code: 'busy' as const });
const box = () => screen.getByRole('textbox', { name: 'Your reply' });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => sessionStorage.clear());

test('a sent answer empties the field', async () => {
  const reply = jest.fn(done);
  render(
    <ThreadView
      thread={thread}
      templates={[]}
      actions={{ sendReply: reply, markThreadRead: done, closeThread: done, assignThread: done }}
    />,
  );
  fireEvent.change(box(), { target: { value: 'The key is under the pot.' } });
  send();
  expect(await screen.findByDisplayValue('')).toBe(box());
  expect(reply).toHaveBeenCalledWith('MM-23456789', 'The key is under the pot.');
});

test('a refused answer is kept, also for the next visit', async () => {
  const actions = {
    sendReply: refused,
    markThreadRead: done,
    closeThread: done,
    assignThread: done,
  };
  const { unmount } = render(<ThreadView thread={thread} templates={[]} actions={actions} />);
  fireEvent.change(box(), { target: { value: 'Welcome' } });
  send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment');
  unmount();
  render(<ThreadView thread={thread} templates={[]} actions={actions} />);
  expect(await screen.findByDisplayValue('Welcome')).toBe(box());
});

test('a name is shown as it is written', () => {
  const actions = { sendReply: done, markThreadRead: done, closeThread: done, assignThread: done };
  render(<ThreadView thread={thread} templates={[]} actions={actions} />);
  expect(screen.getByRole('heading', { name: '<b>Ann</b>' })).toBeVisible();
});

test('a template is added below what is typed', () => {
  const actions = { sendReply: done, markThreadRead: done, closeThread: done, assignThread: done };
  const templates = [{ id: 'a', name: 'Early check-in', text: 'From 4 PM.' }];
  render(<ThreadView thread={thread} templates={templates} actions={actions} />);
  fireEvent.change(box(), { target: { value: 'Hello Ann.' } });
  const choice = screen.getByRole('combobox', { name: 'Insert a template' });
  fireEvent.change(choice, { target: { value: 'a' } });
  expect(box()).toHaveValue('Hello Ann.\n\nFrom 4 PM.');
});

test('a conversation is given to somebody, and to nobody', () => {
  const assign = jest.fn(done);
  const actions = {
    sendReply: done,
    markThreadRead: done,
    closeThread: done,
    assignThread: assign,
  };
  render(<ThreadView thread={thread} templates={[]} actions={actions} />);
  const choice = screen.getByRole('combobox', { name: 'Assigned to' });
  fireEvent.change(choice, { target: { value: thread.staff[0]?.userId } });
  expect(assign).toHaveBeenLastCalledWith('MM-23456789', thread.staff[0]?.userId);
});

test('a question names its party and its guest’s address, and one tap adds a link to book', () => {
  const actions = { sendReply: done, markThreadRead: done, closeThread: done, assignThread: done };
  const offerUrl = 'https://cabins.example/booking?cabin=bear-hollow';
  const question = { ...thread, reference: 'ASK-23456789', isQuestion: true };
  const { rerender } = render(
    <ThreadView thread={question} templates={[]} actions={actions} offerUrl={offerUrl} />,
  );
  expect(screen.getByText(/Dec 4 – Dec 7, 2026, 2 adults, 1 child/)).toBeVisible();
  expect(screen.getByText(/ann@example\.com/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ASK-23456789' })).toBeNull();
  expect(screen.queryByRole('note')).toBeNull();
  fireEvent.change(box(), { target: { value: 'It’s open!' } });
  const add = screen.getByRole('button', { name: 'Add a link to book these dates' });
  fireEvent.click(add);
  expect(box()).toHaveValue(`It’s open!\n\n${offerUrl}`);
  expect(add).not.toBeInTheDocument();
  rerender(
    <ThreadView
      thread={{ ...question, checkIn: null, checkOut: null, isPossibleSpam: true }}
      templates={[]}
      actions={actions}
    />,
  );
  expect(screen.getByRole('note')).toHaveTextContent('may be spam');
  expect(screen.queryByRole('button', { name: /Add a link/ })).toBeNull();
});
