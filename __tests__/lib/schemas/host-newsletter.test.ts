import {
  newsletterFormSchema,
  sendNewsletterSchema,
  subscriberSearchSchema,
} from '@/lib/schemas/host/newsletter';

const ID = '00000000-0000-4000-8000-000000000001';
const isTime = (sendAt: string) =>
  sendNewsletterSchema.safeParse({ id: ID, seen: 1, audience: 3, sendAt }).success;

test.each(['', '2026-12-24T08:00', '2028-02-29T23:59'])('a time of sending: “%s”', (sendAt) =>
  expect(isTime(sendAt)).toBe(true),
);
test.each(['now', '2026-02-31T08:00', '2026-12-24', '2026-12-24T24:00', '2026-12-24T08:60'])(
  'no time of sending: “%s”',
  (sendAt) => expect(isTime(sendAt)).toBe(false),
);

test('a letter needs a subject of one line and a text', () => {
  const letter = { subject: ' Leaves ', previewLine: '', body: 'Hello\r\nyou ' };
  expect(newsletterFormSchema.parse(letter)).toEqual({
    subject: 'Leaves',
    previewLine: '',
    body: 'Hello\nyou',
  });
  for (const wrong of [{ subject: ' ' }, { subject: 'a\nb' }, { body: ' ' }, { body: 'x\0' }]) {
    expect(newsletterFormSchema.safeParse({ ...letter, ...wrong }).success).toBe(false);
  }
});

test('what cannot be read of a search is as if it were not there', () => {
  const search = { q: 'x'.repeat(300), state: 'lost', after: "1' or true" };
  expect(subscriberSearchSchema.parse(search)).toEqual({
    q: '',
    state: undefined,
    after: undefined,
  });
  const after = `20261127150000000000|${ID}`;
  expect(subscriberSearchSchema.parse({ q: ' ada ', state: 'stopped', after })).toEqual({
    q: 'ada',
    state: 'stopped',
    after,
  });
});
