import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { QuoteActions } from '@/components/host/messages/thread-quote';
import { ThreadView } from '@/components/host/messages/thread-view';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { ShownQuote, WantedStay } from '@/lib/schemas/host/bookings/new-booking';
import { quoteToSendSchema, type QuoteToSend } from '@/lib/schemas/host/bookings/sent-quote';

const thread = {
  reference: 'MM-23456789',
  cabin: 'Bear Hollow',
  cabinId: 'fabbdb0a-51b5-8cb8-8791-97a490be39fd',
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

test('a conversation is given to somebody, and to nobody', async () => {
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
  await waitFor(() => expect(choice).toBeEnabled());
});

describe('a question', () => {
  const question = { ...thread, reference: 'ASK-23456789', guestName: 'Ann', isQuestion: true };
  const actions = { sendReply: done, markThreadRead: done, closeThread: done, assignThread: done };
  const url = 'https://cabins.example/quote/0123456789abcdef0123456789abcdef';
  const sendQuote = jest.fn<ReturnType<QuoteActions['sendQuote']>, [QuoteToSend]>();
  const quoteNewBooking = jest.fn<Promise<ShownQuote>, [WantedStay]>();
  const add = () => screen.getByRole('button', { name: 'Add it to the reply' });

  beforeEach(() => {
    jest.useFakeTimers();
    sendQuote.mockReset();
    sendQuote.mockResolvedValue({ ok: true, data: { url, holdsUntil: '', isEmailed: false } });
    quoteNewBooking.mockReset();
    quoteNewBooking.mockResolvedValue({
      ok: true,
      nights: 3,
      totalCents: 61_250,
      lines: [{ code: 'nights', label: '3 nights', amountCents: 61_250 }],
      payments: { dueNowCents: 61_250, balance: null },
      promo: null,
    });
  });
  afterEach(() => jest.useRealTimers());

  async function openQuote(shown: typeof question = question) {
    const quoteActions = { sendQuote, quoteNewBooking };
    const view = (
      <ThreadView thread={shown} templates={[]} actions={actions} quoteActions={quoteActions} />
    );
    render(view);
    fireEvent.click(screen.getByRole('button', { name: 'Add a quote for these dates' }));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  }

  test('names its party and its guest’s address, and who can’t send quotes sees no button', () => {
    const { rerender } = render(
      <ThreadView thread={question} templates={[]} actions={actions} quoteActions={null} />,
    );
    expect(screen.getByText(/Dec 4 – Dec 7, 2026, 2 adults, 1 child/)).toBeVisible();
    expect(screen.getByText(/ann@example\.com/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'ASK-23456789' })).toBeNull();
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.queryByRole('button', { name: /quote/ })).toBeNull();
    rerender(
      <ThreadView
        thread={{ ...question, checkIn: null, checkOut: null, isPossibleSpam: true }}
        templates={[]}
        actions={actions}
        quoteActions={{ sendQuote, quoteNewBooking }}
      />,
    );
    expect(screen.getByRole('note')).toHaveTextContent('may be spam');
    expect(screen.queryByRole('button', { name: /quote/ })).toBeNull();
  });

  test('is answered with a quote of its own dates and party, below what is typed', async () => {
    await openQuote();
    expect(screen.getByRole('row', { name: /with all fees \$612\.50/ })).toBeVisible();
    fireEvent.change(box(), { target: { value: 'It’s open!' } });
    fireEvent.click(add());
    fireEvent.click(add());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(box()).toHaveValue(`It’s open!\n\n${url}`);
    expect(sendQuote).toHaveBeenCalledTimes(1);
    const sent = quoteToSendSchema.parse(sendQuote.mock.lastCall?.[0]);
    expect(sent).toMatchObject({
      stay: { cabinId: thread.cabinId, checkIn: '2026-12-04', checkOut: '2026-12-07', children: 1 },
      expectedTotalCents: 61_250,
      holdHours: 72,
      guestName: 'Ann',
      email: null,
    });
    expect(screen.getByText(/The quote is in your reply/)).toHaveRole('status');
  });

  test('a discount is priced before it is promised, and the same try is one quote', async () => {
    sendQuote.mockResolvedValueOnce({ ok: false, code: 'busy' });
    await openQuote();
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fill('Price change', 'lower');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(add()).toBeDisabled();
    fill('Amount ($)', '50');
    fill('Reason', 'Returning guest');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(quoteNewBooking.mock.lastCall?.[0]).toMatchObject({ change: 'lower', changeBy: '50' });
    fireEvent.click(add());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('alert')).toHaveTextContent('Try again in a moment');
    expect(box()).toHaveValue('');
    fireEvent.click(add());
    await act(() => jest.advanceTimersByTimeAsync(0));
    const [first, second] = sendQuote.mock.calls.map(([quote]) => quote);
    expect(second).toEqual(first);
    expect(box()).toHaveValue(url);
  });

  test('dates that can’t be had say why, and make no quote', async () => {
    quoteNewBooking.mockResolvedValue({ ok: false, reason: 'night-unavailable' });
    await openQuote();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(add()).toBeDisabled();
  });
});
