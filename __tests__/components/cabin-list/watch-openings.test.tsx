import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NoResults } from '@/components/cabin-list/no-results';
import { OverlayHost } from '@/components/ui/dialog/overlay-host';
import { openOverlay } from '@/components/ui/dialog/overlay-store';
import { DEFAULT_CRITERIA, type SearchCriteria } from '@/lib/domain/search/search-criteria';
import { NO_SUGGESTIONS } from '@/lib/domain/search/search-suggestions';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { openingWatchSchema } from '@/lib/schemas/opening-watch';
import { consentOf } from '@/lib/copy/sms-consent';

const NAME = 'Text me when it opens';
const dated: SearchCriteria = {
  ...DEFAULT_CRITERIA,
  guests: 4,
  checkIn: calendarDate('2026-12-20'),
  checkOut: calendarDate('2027-01-10'),
};

let sent: unknown[] = [];
let answer = { status: 200, body: { success: true } as unknown };

beforeEach(() => {
  sent = [];
  answer = { status: 200, body: { success: true } };
  window.localStorage.clear();
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    expect(url).toBe('/api/text/openings');
    sent.push(JSON.parse(String(init.body)));
    const { status, body } = answer;
    return { ok: status < 400, status, json: async () => body };
  }) as unknown as typeof fetch;
});

// The store outlives a test.
afterEach(() => act(() => openOverlay(() => Promise.resolve(<></>))));

function show(criteria: SearchCriteria, filter: 'pool' | null = null, today = '2026-11-24') {
  render(
    <>
      <NoResults
        criteria={criteria}
        filter={filter}
        suggestions={NO_SUGGESTIONS}
        today={calendarDate(today)}
      />
      <OverlayHost />
    </>,
  );
}

const offer = () => screen.queryByRole('button', { name: NAME });

async function openDialog() {
  const button = offer();
  if (!button) throw new Error('Nothing is offered');
  fireEvent.click(button);
  return screen.findByRole('dialog', { name: NAME });
}

async function submit(dialog: HTMLElement) {
  fireEvent.click(within(dialog).getByRole('button', { name: NAME }));
  await act(async () => undefined);
}

async function send(dialog: HTMLElement) {
  const field = within(dialog).getByRole('textbox', { name: 'Your mobile number' });
  fireEvent.change(field, { target: { value: '8654291188' } });
  await submit(dialog);
}

test('the dialog names the dates and the party, and says what is sent', async () => {
  show(dated);
  const dialog = await openDialog();
  expect(dialog).toHaveAccessibleDescription('Dec 20\u00a0– Jan 10, 4 guests');
  expect(
    within(dialog).getByRole('textbox', { name: 'Your mobile number' }),
  ).toHaveAccessibleDescription(
    'By tapping the button, you agree to get one text from Mountain Mama Cabins when a cabin opens for these dates. Msg & data rates may apply. Reply STOP to opt out, HELP for help. Terms · Privacy',
  );
  expect(sent).toEqual([]);
});

test('the search is sent as its address has it, and then it says so', async () => {
  show({ ...dated, city: 'gatlinburg', flexibleDays: '3' }, 'pool');
  const dialog = await openDialog();
  await send(dialog);
  expect(sent).toEqual([
    {
      phone: '+18654291188',
      session_id: expect.any(String),
      consent: consentOf('cabin_opening'),
      check_in: '2026-12-20',
      check_out: '2027-01-10',
      guests: 4,
      city: 'gatlinburg',
      filter: 'pool',
      flexible_days: '3',
    },
  ]);
  expect(openingWatchSchema.safeParse(sent[0]).success).toBe(true);
  const status = within(dialog).getByRole('status');
  expect(status).toHaveTextContent('We’ll text you if a cabin opens for Dec 20 – Jan 10.');
  expect(status).toHaveFocus();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  [422, 'opted_out', 'That number has opted out of our texts.', undefined],
  [429, 'too_many_texts', 'Whoa! Give it a while and try again.', undefined],
  [502, 'unavailable', 'We can’t send texts right now.', undefined],
  [500, 'internal_error', 'Secret', 'Failed to send text. Please try again.'],
])('a refusal with %d %s is told, and can be tried again', async (status, code, message, shown) => {
  answer = { status, body: { error: { code, message } } };
  show(dated);
  const dialog = await openDialog();
  await send(dialog);
  expect(within(dialog).getByRole('alert')).toHaveTextContent(shown ?? message);
  answer = { status: 200, body: { success: true } };
  await submit(dialog);
  expect(within(dialog).getByRole('status')).toBeVisible();
});

test('an incomplete number is not sent', async () => {
  show(dated);
  const dialog = await openDialog();
  const field = within(dialog).getByRole('textbox', { name: 'Your mobile number' });
  fireEvent.change(field, { target: { value: '865 429' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'Please enter a valid 10-digit phone number',
  );
  expect(sent).toEqual([]);
});

test.each([
  ['a search without dates', DEFAULT_CRITERIA, '2026-11-24'],
  ['dates that have begun', dated, '2026-12-20'],
])('%s offers no text', (_, criteria, today) => {
  show(criteria, null, today);
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Text the host/ })).toBeVisible();
});
