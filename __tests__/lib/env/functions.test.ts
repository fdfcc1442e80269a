import { readFunctionEnv } from '@/lib/env/functions';

test('without a mail server or a provider of texts there are defaults', () => {
  const env = readFunctionEnv({ SMTP_URL: '', TWILIO_ACCOUNT_SID: '' });
  expect(env.SMTP_URL).toBeUndefined();
  expect(env.TWILIO_ACCOUNT_SID).toBeUndefined();
  expect([env.EMAIL_DAILY_BUDGET, env.TEXT_DAILY_BUDGET]).toEqual([2000, 500]);
});

test('a setting left empty is the usual one: an empty budget does not stop all mail', () => {
  const env = readFunctionEnv({ EMAIL_DAILY_BUDGET: '', TEXT_DAILY_BUDGET: '', HOST_EMAIL: '' });
  expect([env.EMAIL_DAILY_BUDGET, env.TEXT_DAILY_BUDGET]).toEqual([2000, 500]);
  expect(readFunctionEnv({ TEXT_DAILY_BUDGET: '0' }).TEXT_DAILY_BUDGET).toBe(0);
});

test.each(['smtp://mail.example.com:2525', 'smtps://june:secret@mail.example.com'])(
  '%s is a mail server',
  (SMTP_URL) => {
    expect(readFunctionEnv({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL);
  },
);

test.each<Record<string, string>>([
  { SMTP_URL: 'mail.example.com' },
  { SMTP_URL: 'https://mail.example.com' },
  { EMAIL_DAILY_BUDGET: 'many' },
  { EMAIL_DAILY_BUDGET: '-1' },
  { SITE_URL: 'example.com' },
])('%p is refused', (values) => {
  expect(() => readFunctionEnv(values)).toThrow();
});
