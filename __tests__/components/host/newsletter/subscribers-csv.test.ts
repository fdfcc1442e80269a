import { toSubscribersCsv } from '@/components/host/newsletter/subscribers-csv';
import type { Subscriber } from '@/lib/schemas/host/newsletter';

const SUBSCRIBER: Subscriber = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  state: 'stopped',
  signedUpAt: '2026-11-24T20:00:00Z',
  confirmedAt: '2026-11-24T21:00:00Z',
  unsubscribedAt: null,
  stoppedBy: 'bounce',
  stoppedAt: '2026-11-25T20:00:00Z',
  form: 'footer',
  cameFrom: 'tiktok',
  consentWords: 'No spam.\nYes, I’m in',
  consentAskedAt: '2026-11-24T20:00:00Z',
};

test('names its columns, and has source, days and words of each address', () => {
  expect(toSubscribersCsv([SUBSCRIBER])).toBe(
    '\uFEFFEmail,State,Source,Signed up (Eastern Time),Confirmed,Unsubscribed,Stopped,Words agreed to\r\n' +
      'ada@example.com,Stopped,"The form at the bottom of every page, coming from TikTok",2026-11-24 15:00,2026-11-24 16:00,,2026-11-25 15:00,"No spam.\nYes, I’m in"\r\n',
  );
});

test.each(['=cmd|x@example.com', '+1@example.com', '-1@example.com', '@x@example.com'])(
  'an address is no formula: %s',
  (email) => {
    const [, row = ''] = toSubscribersCsv([{ ...SUBSCRIBER, email }]).split('\r\n');
    expect(row).toMatch(/^"?'/);
  },
);
