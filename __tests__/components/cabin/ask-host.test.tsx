import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AskHost } from '@/components/cabin/ask-host';
import { AskPage } from '@/components/cabin/ask-page';
import { DrawnNote } from '@/components/cabin/drawn-note';
import { askQuestion } from '@/lib/browser/api/guest-booking-api';
import { noteStayTotal } from '@/lib/browser/stay-total';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { shop } from '@/lib/shop/shop';
import { makeCabin } from '../../support/make-cabin';

jest.mock('@/lib/browser/api/guest-booking-api');
const ask = jest.mocked(askQuestion);

const CABIN = { slug: 'bear-hollow', title: 'Bear & Hollow' };
const at = (search: string) =>
  window.history.replaceState(null, '', `/cabins/bear-hollow${search}`);

beforeEach(() => {
  at('');
  noteStayTotal(CABIN.slug, null);
  ask.mockReset().mockResolvedValue({ url: '/question/abc' });
});

const openForm = async () => {
  render(<AskHost cabin={CABIN} />);
  await userEvent.click(screen.getByRole('link', { name: 'Ask about this cabin' }));
  return screen.findByRole('form', { name: `Ask ${shop().host} a question` });
};

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'June');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your email' }), 'june@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'Is it quiet?');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send question' }));

test.each([
  ['', ''],
  ['?check_in=2027-02-02&check_out=2027-02-05', ', Feb 2 – Feb 5, 2027'],
  ['?check_in=2027-02-05&check_out=2027-02-02', ''],
  ['?check_in=%00', ''],
])('the text message names the cabin, and the dates of the address %p', (search, dates) => {
  at(search);
  render(<AskHost cabin={CABIN} />);
  const link = screen.getByRole('link', { name: /^Text/ });
  // jsdom goes nowhere by it.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  const href = link.getAttribute('href') ?? '';
  expect(href).toMatch(`sms:${shop().phone.e164}?&body=`);
  expect(new URLSearchParams(href.split('?')[1]).get('body')).toBe(
    `Hi ${shop().host}, a question about Bear & Hollow${dates}: `,
  );
});

test('a link to the section opens the form too', async () => {
  render(
    <>
      <DrawnNote cabin={{ heroImageUrl: '/images/cabins/bear-hollow/hero.webp' }} />
      <AskHost cabin={CABIN} />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ask me for real ones' }));
  expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveFocus();
});

test('photographs aren’t called drawings', () => {
  render(<DrawnNote cabin={{ heroImageUrl: '/images/uploads/bear-hollow/porch.webp' }} />);
  expect(screen.queryByText(/drawings/)).not.toBeInTheDocument();
});

test('the form opens in place with the dates of the address, has the focus, and sends them', async () => {
  at('?check_in=2027-02-02&check_out=2027-02-05&guests=3&pets=1');
  const form = await openForm();
  expect(within(form).getByText('About Feb 2 – Feb 5, 2027, 3 adults, 1 pet.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  await fillIn();
  await send();
  const answer = await screen.findByRole('status');
  expect(answer).toHaveFocus();
  expect(within(answer).getByRole('link', { name: 'See your question' })).toHaveAttribute(
    'href',
    '/question/abc',
  );
  expect(ask).toHaveBeenCalledWith({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    cabin: 'bear-hollow',
    check_in: '2027-02-02',
    check_out: '2027-02-05',
    adults: 3,
    children: 0,
    pets: 1,
    name: 'June',
    email: 'june@example.com',
    question: 'Is it quiet?',
    website: '',
    elapsed_ms: expect.any(Number),
  });
});

test('dates that can’t be booked are asked about too, with their party', async () => {
  const stay = { checkIn: calendarDate('2027-03-01'), checkOut: calendarDate('2027-03-04') };
  const party = { adults: 2, children: 1, pets: 0 };
  noteStayTotal(CABIN.slug, {
    total: null,
    refused: { stay, party, reason: 'taken', isTaken: true, promoCode: null, openStays: [] },
  });
  expect(await openForm()).toHaveTextContent('About Mar 1 – Mar 4, 2027, 2 adults, 1 child.');
});

test.each([
  ['limited', /Try again later/],
  ['invalid', /didn’t go through/],
  ['failed', /still here/],
] as const)('%s keeps what was typed, and the id', async (outcome, words) => {
  ask.mockResolvedValue(outcome);
  await openForm();
  await fillIn();
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('Is it quiet?');
  await send();
  const ids = ask.mock.calls.map(([{ id }]) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('what is missing is said beside its field, and the first one gets the focus', async () => {
  await openForm();
  await send();
  expect(ask).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  for (const name of ['Your name', 'Your email', 'Your question']) {
    expect(screen.getByRole('textbox', { name })).toBeInvalid();
  }
});

test('without scripts the link leads to a page with the form, which asks for the dates', async () => {
  render(<AskHost cabin={CABIN} />);
  const link = screen.getByRole('link', { name: 'Ask about this cabin' });
  expect(link).toHaveAttribute('href', '/cabins/bear-hollow/ask');
  render(<AskPage cabin={makeCabin({ slug: 'bear-hollow' })} />);
  const form = screen.getByRole('form');
  expect(form).toHaveAttribute('action', '/api/questions');
  expect(form).toHaveAttribute('method', 'post');
  fireEvent.change(screen.getByLabelText('Check-in (optional)'), {
    target: { value: '2027-02-05' },
  });
  await fillIn();
  await send();
  expect(screen.getByLabelText('Check-out (optional)')).toHaveAccessibleDescription(/two dates/);
  expect(ask).not.toHaveBeenCalled();
});
