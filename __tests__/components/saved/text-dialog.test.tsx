import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { TextDialog } from '@/components/saved/text-dialog';
import { Toaster } from '@/components/ui/toast';
import { dismissToast, listToasts } from '@/components/ui/toast-store';
import { unlockDeal } from '@/lib/browser/deal';
import { saveCabin } from '@/lib/browser/storage/saved-cabins';
import type { TextRequestBody } from '@/lib/schemas/text';
import { textRequestSchema } from '@/lib/schemas/text';
import { changeShop } from '@/lib/shop/shop';
import { consentOf } from '@/lib/copy/sms-consent';

const ID = 'fabbdb0a-51b5-8cb8-8791-97a490be39fd';
const OTHER_ID = 'fabbdb0a-51b5-8cb8-8791-97a490be39fe';
const DEAL_ID = 'fabbdb0a-51b5-8cb8-8791-97a490be39ff';
const cabin = {
  id: ID,
  slug: 'laurel-lantern',
  title: 'Laurel Lantern',
  city: 'Gatlinburg',
  heroImageUrl: '/images/test.webp',
};
const LINK = 'http://localhost/cabins/laurel-lantern';
const INVALID = 'Please enter a valid 10-digit phone number';

type Answer = { status: number; body: unknown };
let sent: TextRequestBody[] = [];
let answer: () => Promise<Answer>;
const onClose = jest.fn();

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dialog = () => screen.getByRole('dialog', { name: 'Text me this cabin' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your mobile number' });
const submit = () => screen.getByRole('button', { name: /Text me the link|Sending/ });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const refusal = (status: number, message: string, code = 'a_code') => ({
  status,
  body: { error: { code, message } },
});

function Harness() {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      {isOpen && <TextDialog cabin={cabin} onClose={close} />}
      <Toaster />
    </>
  );
}

async function open() {
  render(<Harness />);
  await pass(0);
}

async function send(phone = '8654291188') {
  type(phone);
  fireEvent.click(submit());
  await pass(0);
}

async function tryToClose() {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.mouseDown(dialog());
  fireEvent.click(dialog());
  await pass(1000);
}

function define(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z') });
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  onClose.mockClear();
  sent = [];
  answer = () => Promise.resolve({ status: 200, body: { success: true } });
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    expect(url).toBe('/api/text');
    sent.push(JSON.parse(String(init.body)) as TextRequestBody);
    const { status, body } = await answer();
    return { ok: status < 400, status, json: async () => body };
  }) as unknown as typeof fetch;
});

afterEach(async () => {
  await pass(20_000);
  act(() => listToasts().forEach(({ id }) => dismissToast(id)));
  jest.useRealTimers();
});

test('it names the cabin, takes the number first and says what it is for', async () => {
  await open();
  expect(dialog()).toHaveAccessibleDescription('Laurel Lantern, Gatlinburg');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('type', 'tel');
  expect(field()).toHaveAttribute('autocomplete', 'tel-national');
  expect(field()).toHaveAccessibleDescription(
    /^By tapping the button, you agree to get one text from Mountain Mama Cabins with this link\. Msg & data rates may apply\. Reply STOP to opt out, HELP for help\. Terms · Privacy$/,
  );
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

test('the number takes its shape, and can be sent when it has ten digits', async () => {
  await open();
  expect(submit()).toBeDisabled();
  for (const [typed, shown] of [
    ['865', '(865'],
    ['(8654', '(865) 4'],
    ['(865) 429118', '(865) 429-118'],
  ] as const) {
    type(typed);
    expect(field()).toHaveValue(shown);
    expect(submit()).toBeDisabled();
  }
  type('(865) 429-1188');
  expect(submit()).toBeEnabled();
  type('(865) 429-11889');
  expect(field()).toHaveValue('(865) 429-1188');
  expect(submit()).toBeEnabled();
});

test('an incomplete number is named on leaving the field and on Enter, and cleared by the next edit', async () => {
  await open();
  fireEvent.blur(field());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  for (const leave of [
    () => fireEvent.blur(field()),
    () => fireEvent.keyDown(field(), { key: 'Enter' }),
  ]) {
    type('865 429');
    leave();
    expect(screen.getByRole('alert')).toHaveTextContent(INVALID);
    expect(field()).toBeInvalid();
    type('865 4291');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }
  type('');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(screen.getByRole('alert')).toHaveTextContent(INVALID);
  expect(sent).toEqual([]);
});

test.each([
  '+41 79 323 45 67',
  '+47 922 34 567',
  '\u202a+44\u00a07700\u2011900123\u202c',
  '86542911889',
  '(865) 429-1188 ext. 5',
])('%p, pasted, is named as no number, and nothing can be sent', async (pasted) => {
  await open();
  type(pasted);
  expect(screen.getByRole('alert')).toHaveTextContent(INVALID);
  expect(field()).toBeInvalid();
  expect(field().value).not.toMatch(/^\(/);
  expect(submit()).toBeDisabled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(sent).toEqual([]);
  type('+1 (865) 429-1188');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field()).toHaveValue('(865) 429-1188');
  expect(submit()).toBeEnabled();
});

test('a number of another country that was stored is not offered', async () => {
  window.localStorage.setItem('savedPhone', '+4792234567');
  await open();
  expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
});

test('Enter sends a complete number', async () => {
  await open();
  type('8654291188');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await pass(0);
  expect(sent).toHaveLength(1);
});

test('the request carries the cabin, the phone and the session', async () => {
  await open();
  await send();
  expect(sent).toEqual([
    {
      action: 'send_single',
      phone: '+18654291188',
      sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
      source: 'listing_card',
      consent: consentOf('cabin_link'),
      cabin: { id: ID, title: 'Laurel Lantern', url: LINK },
      context: { saved: [] },
    },
  ]);
  expect(textRequestSchema.safeParse(sent[0]).success).toBe(true);
});

test('saved cabins, dates, guests and today’s deal go along for the link', async () => {
  window.sessionStorage.setItem(
    'searchCriteria',
    JSON.stringify({ guests: 5, check_in: '2026-12-04', check_out: '2026-12-07' }),
  );
  saveCabin({ slug: 'other', cabinId: OTHER_ID, timestamp: '2026-11-20T10:00:00.000Z' });
  saveCabin({ slug: 'broken', cabinId: 'not-an-id', timestamp: '2026-11-20T11:00:00.000Z' });
  saveCabin({ slug: cabin.slug, cabinId: ID });
  unlockDeal({ id: DEAL_ID });
  await open();
  await send();
  expect(sent[0]?.context).toEqual({
    saved: [OTHER_ID, ID],
    check_in: '2026-12-04',
    check_out: '2026-12-07',
    guests: 5,
    deal_id: DEAL_ID,
  });
  expect(sent[0]?.cabin.url).toBe(`${LINK}?check_in=2026-12-04&check_out=2026-12-07&guests=5`);
  expect(textRequestSchema.safeParse(sent[0]).success).toBe(true);
});

test('yesterday’s deal stays behind', async () => {
  unlockDeal({ id: DEAL_ID });
  window.localStorage.setItem('unlockedDailyDealDate', '2026-11-19');
  await open();
  await send();
  expect(sent[0]?.context).toEqual({ saved: [] });
});

test('while it is sending nothing closes it, and it is sent once', async () => {
  let finish: (answer: Answer) => void = () => undefined;
  answer = () => new Promise((resolve) => (finish = resolve));
  await open();
  await send();
  expect(submit()).toHaveTextContent('Sending...');
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(field()).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-disabled', 'true');

  await tryToClose();
  fireEvent.click(submit());
  fireEvent.keyDown(field(), { key: 'Enter' });
  await pass(10_000);
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog()).toBeVisible();
  expect(sent).toHaveLength(1);

  finish({ status: 200, body: { success: true } });
  await pass(0);
  expect(within(dialog()).getByRole('status')).toHaveTextContent('Text sent!');
});

test('a sent text is confirmed with the cabin’s title, and the dialog closes after 2 s', async () => {
  await open();
  await send();
  const status = within(dialog()).getByRole('status');
  expect(status).toHaveTextContent('Text sent!Laurel Lantern');
  expect(status).toHaveFocus();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await pass(1999);
  expect(onClose).not.toHaveBeenCalled();
  await pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the confirmation can be closed at once, and does not close twice', async () => {
  await open();
  await send();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pass(5000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the site fails', () => Promise.resolve(refusal(500, 'Something went wrong.'))],
  ['the request is not valid', () => Promise.resolve(refusal(400, 'Not valid: phone.'))],
  ['the caller is refused', () => Promise.resolve(refusal(403, 'Call this from the site itself.'))],
  ['a proxy fails', () => Promise.resolve({ status: 502, body: null })],
  ['too many, without words', () => Promise.resolve({ status: 429, body: { error: 'slow down' } })],
])('when %s it says so in general, and can be tried again', async (_, failing) => {
  answer = failing;
  await open();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to send text. Please try again.');
  expect(field()).toHaveValue('(865) 429-1188');
  expect(field()).not.toHaveAttribute('readonly');
  expect(window.localStorage.getItem('saved-phone')).toBeNull();

  answer = () => Promise.resolve({ status: 200, body: { success: true } });
  fireEvent.click(submit());
  await pass(0);
  expect(within(dialog()).getByRole('status')).toHaveTextContent('Text sent!');
});

test.each([
  [429, 'We can only text a number once a minute. Please wait a moment.'],
  [422, 'That number has opted out of our texts. Text START to (865) 555-0142 to get them again.'],
  [404, 'This cabin isn’t on the site anymore.'],
  [502, 'We can’t send texts right now. Copy or share the link instead.'],
])('a refusal with %d is told in its own words', async (status, message) => {
  answer = () => Promise.resolve(refusal(status, message));
  await open();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(onClose).not.toHaveBeenCalled();
  type('(865) 429-118');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('where the words have changed the new ones are shown, and sent by another tap', async () => {
  const consent = { version: '2026-12-01', text: 'Other words. STOP, HELP.' };
  const { status, body } = refusal(409, 'The words have changed.', 'consent_changed');
  answer = () => Promise.resolve({ status, body: { error: { ...body.error, consent } } });
  await open();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('The words have changed.');
  expect(field()).toHaveAccessibleDescription(/^Other words\. STOP, HELP\. Terms/);
  expect(field()).toHaveValue('(865) 429-1188');
  answer = () => Promise.resolve({ status: 200, body: { success: true } });
  fireEvent.click(submit());
  await pass(0);
  expect(sent.map((each) => each.consent)).toEqual([consentOf('cabin_link'), consent]);
});

test('words that the console has saved are shown and sent, with the name of the shop', async () => {
  const words = 'A text of {name}. STOP';
  changeShop({ consents: { cabin_link: { version: '2026-12-01', words } } });
  await open();
  changeShop({ consents: {} });
  await send();
  expect(sent[0]?.consent).toEqual({
    version: '2026-12-01',
    text: 'A text of Mountain Mama Cabins. STOP',
  });
});

test('after an error it can be closed again', async () => {
  answer = () => Promise.resolve(refusal(429, 'Please wait.'));
  await open();
  await send();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await pass(1000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the number is remembered after a text, offered with one tap, and never sent by itself', async () => {
  await open();
  await send('865 555 0134');
  await pass(2000);
  expect(window.localStorage.getItem('saved-phone')).toBe('8655550134');
  sent = [];

  await open();
  const use = screen.getByRole('button', { name: 'Use (865) 555-0134' });
  expect(use).toHaveFocus();
  expect(field()).toHaveValue('');
  await pass(10_000);
  expect(sent).toEqual([]);
  fireEvent.click(use);
  await pass(10_000);
  expect(field()).toHaveValue('(865) 555-0134');
  expect(field()).toHaveFocus();
  expect(sent).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  fireEvent.click(submit());
  await pass(0);
  expect(sent.map(({ phone }) => phone)).toEqual(['+18655550134']);
});

test('a remembered number can be forgotten', async () => {
  window.localStorage.setItem('saved-phone', '8655550134');
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Forget this number' }));
  expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  expect(window.localStorage.getItem('saved-phone')).toBeNull();
  expect(field()).toHaveFocus();
});

test.each(['', 'x', '865555013', '{"phone":1}', '86555501345'])(
  'a broken remembered number (%p) is not offered',
  async (stored) => {
    window.localStorage.setItem('saved-phone', stored);
    await open();
    expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  },
);

test('without storage it works all the same', async () => {
  const refuse = () => {
    throw new Error('storage is blocked');
  };
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  await open();
  await send();
  expect(sent).toHaveLength(1);
  expect(within(dialog()).getByRole('status')).toHaveTextContent('Text sent!');
  storage.mockRestore();
});

test('the phone’s own messages get the link without any server', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Text it from my phone' });
  expect(link).toHaveAttribute(
    'href',
    `sms:?&body=${encodeURIComponent(`Laurel Lantern in Gatlinburg, on Mountain Mama Cabins: ${LINK}`)}`,
  );
});

describe('sharing', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  test('there is no Share button where the browser cannot share', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });

  test('Share hands the link to the system; changing one’s mind is no failure', async () => {
    const share = jest.fn(() => Promise.reject(new DOMException('No', 'AbortError')));
    define(navigator, 'share', share);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await pass(0);
    expect(share).toHaveBeenCalledWith({
      title: 'Laurel Lantern',
      text: 'Laurel Lantern in Gatlinburg, on Mountain Mama Cabins',
      url: LINK,
    });
    expect(screen.queryByText(/copied|by hand/)).not.toBeInTheDocument();
  });

  test('when sharing fails the link is copied instead', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const writeText = jest.fn(() => Promise.resolve());
    define(navigator, 'share', () => Promise.reject(new DOMException('No', 'NotAllowedError')));
    define(navigator, 'clipboard', { writeText });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await pass(0);
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(screen.getByText('Link copied')).toBeInTheDocument();
    expect(warn).toHaveBeenCalled();
  });

  test('a copied link is confirmed', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    define(navigator, 'clipboard', { writeText });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await pass(0);
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(screen.getByText('Link copied')).toBeInTheDocument();
  });

  test.each([
    ['is missing', undefined],
    ['refuses', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
  ])('where the clipboard %s, it says so and shows the link, selected', async (_, clipboard) => {
    define(navigator, 'clipboard', clipboard);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await pass(0);
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
    expect(screen.getByText('Couldn’t copy the link')).toBeInTheDocument();
    const shown = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this cabin' });
    expect(shown).toHaveValue(LINK);
    expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, LINK.length]);
  });
});

test('room is made for the phone’s keyboard', async () => {
  const listeners = new Map<string, () => void>();
  const viewport = {
    height: window.innerHeight,
    offsetTop: 0,
    scale: 1,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: () => undefined,
  };
  define(window, 'visualViewport', viewport);
  await open();
  const room = () => field().closest('form')?.parentElement?.style.paddingBottom;
  expect(room()).toBe('0px');
  viewport.height -= 300;
  act(() => listeners.get('resize')?.());
  expect(room()).toBe('300px');
  viewport.scale = 2;
  act(() => listeners.get('resize')?.());
  expect(room()).toBe('0px');
  Reflect.deleteProperty(window, 'visualViewport');
});
