import { fireEvent, render, screen, within } from '@testing-library/react';
import type { SaveConsent } from '@/components/host/settings/consent-form';
import { ConsentsView } from '@/components/host/settings/consents-view';
import { refusalText } from '@/components/host/copy/refusal-copy';
import type { HostConsent } from '@/lib/schemas/host/settings/consents';
import { DEFAULT_CONSENTS } from '@/lib/copy/sms-consent';

const WORDS = 'A text of {name}. Msg & data rates may apply. STOP ends it, HELP helps.';
const saved = (version: string, from: string, words: string): HostConsent => ({
  purpose: 'cabin_link',
  version,
  words,
  from,
  savedBy: 'june@staff.example',
});
const SAVED = [
  saved('2026-12-02', '2026-12-02T17:00:00Z', WORDS),
  saved('2026-12-01', '2026-12-01T17:00:00Z', `${WORDS} Bye.`),
];
const save = jest.fn<ReturnType<SaveConsent>, Parameters<SaveConsent>>(() =>
  Promise.resolve({ ok: true, data: { version: '2026-12-03' } }),
);

beforeEach(() => {
  sessionStorage.clear();
  save.mockClear();
});

const link = () => within(screen.getByRole('region', { name: 'A text with the link to a cabin' }));
const opening = () => within(screen.getByRole('region', { name: 'A text when a cabin opens' }));

function edit(words: string) {
  fireEvent.click(link().getByRole('button', { name: 'Change the words' }));
  const field = link().getByLabelText('The words');
  fireEvent.change(field, { target: { value: words } });
  return field;
}
const button = () => link().getByRole('button', { name: 'Save as a new version' });

test('without any saved the built-in words hold, from the start', () => {
  render(<ConsentsView consents={[]} save={save} />);
  expect(link().getByText(DEFAULT_CONSENTS.cabin_link.words)).toBeVisible();
  expect(link().getByText('Version 2026-11-29, from the start')).toBeVisible();
  expect(opening().getByText(DEFAULT_CONSENTS.cabin_opening.words)).toBeVisible();
  expect(screen.queryByText(/^Earlier versions/)).not.toBeInTheDocument();
});

test('what holds comes first, and every former version with its time', () => {
  render(<ConsentsView consents={SAVED} save={save} />);
  const captions = link()
    .getAllByText(/^Version /)
    .map(({ textContent }) => textContent);
  expect(captions).toEqual([
    'Version 2026-12-02, since Wed, Dec 2, 2026, 12:00 PM EST, saved by june@staff.example',
    'Version 2026-12-01, since Tue, Dec 1, 2026, 12:00 PM EST, saved by june@staff.example until Wed, Dec 2, 2026, 12:00 PM EST',
    'Version 2026-11-29, from the start until Tue, Dec 1, 2026, 12:00 PM EST',
  ]);
  expect(link().getByText('Earlier versions: 2')).toBeVisible();
  expect(opening().queryByText(/^Earlier versions/)).not.toBeInTheDocument();
});

test('new words are shown as a visitor reads them, and saved over the version that was seen', async () => {
  render(<ConsentsView consents={SAVED} save={save} />);
  const field = edit(WORDS);
  expect(button()).toBeDisabled();
  fireEvent.change(field, { target: { value: `${WORDS} Thanks!` } });
  expect(
    link().getByText(/^Visitors will read: A text of Mountain Mama Cabins\. .* Thanks!$/),
  ).toBeVisible();
  fireEvent.click(button());
  expect(
    await link().findByText('Saved as version 2026-12-03. Visitors see it from now on.'),
  ).toBeVisible();
  expect(save).toHaveBeenCalledWith({
    purpose: 'cabin_link',
    words: `${WORDS} Thanks!`,
    seen: '2026-12-02',
  });
});

test.each([
  [
    'Just yes',
    /still need your shop’s name \({name}\), “Msg & data rates may apply”, STOP and HELP\./,
  ],
  [WORDS.replace('STOP', 'QUIT'), /still need STOP\./],
  [WORDS.replace('{name}', 'us'), /still need your shop’s name \({name}\)\./],
  [`${WORDS} <b>`, /plain text on one line/],
  [`${WORDS} {phone}`, /plain text on one line/],
  [`${WORDS}\nBye`, /plain text on one line/],
])('“%s” is refused, and why is said', (words, text) => {
  render(<ConsentsView consents={[]} save={save} />);
  expect(edit(words)).toHaveAccessibleDescription(text);
  expect(button()).toBeDisabled();
});

test('what the server misses in the words is said in words', () => {
  expect(refusalText({ code: 'consent_lacks', detail: { parts: ['stop', 'help'] } })).toBe(
    'You still need STOP and HELP.',
  );
});
