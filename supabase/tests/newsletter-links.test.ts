import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, anon } from './support/backend.ts';
import { later, newEmail, NOW, readSignup, statusOf, tokensFor } from './support/newsletter.ts';
import { readMails } from './support/outbox.ts';
import { expectErrorOutput } from './support/quiet.ts';

const LINK_FUNCTIONS = [
  'newsletter_link',
  'confirm_newsletter',
  'unsubscribe_newsletter',
  'resubscribe_newsletter',
] as const;
const LIMITS = [{ key: `newsletter:test:${randomUUID()}`, most: 100_000, seconds: 3600 }];

const follow = async (name: (typeof LINK_FUNCTIONS)[number], token: string, now = new Date()) =>
  expectData(await admin.rpc(name, { p_token: token, p_now: now.toISOString() }));

/** Signs up as the function does, at any time: the result, and whether a confirmation is due. */
async function keepAt(email: string, now: Date) {
  const outcome = expectData(
    await admin.rpc('sign_up_for_newsletter', {
      p_email: email,
      p_mail_limits: LIMITS,
      p_now: now.toISOString(),
    }),
  ) as { result: string; confirmation?: object };
  return [outcome.result, 'confirmation' in outcome];
}

test('the next confirmation is due after 24 hours, not after the day', async () => {
  const email = newEmail();
  assert.deepEqual(await keepAt(email, NOW), ['signed_up', true]);
  assert.deepEqual(await keepAt(email, later(23.99)), ['duplicate', false]);
  assert.deepEqual(await keepAt(email, later(24)), ['duplicate', true]);
  assert.deepEqual(await keepAt(email, later(47)), ['duplicate', false]);
});

test('an address that came in by a plain insert gets its confirmation when it asks', async () => {
  const email = newEmail();
  assert.equal((await anon.from('newsletter_signups').insert({ email })).status, 201);
  assert.deepEqual(await readMails(email), []);
  assert.equal(await statusOf({ email }), 409);
  assert.equal((await readMails(email)).length, 1);
});

test('yes, yes again, and too late', async () => {
  const [prompt, slow] = [newEmail(), newEmail()];
  await keepAt(prompt, NOW);
  await keepAt(slow, NOW);
  const { confirm } = await tokensFor(prompt);
  assert.equal(await follow('newsletter_link', confirm, later(1)), 'confirmable');
  assert.equal(await follow('confirm_newsletter', confirm, later(1)), 'confirmed');
  assert.equal(await follow('newsletter_link', confirm, later(2)), 'confirmed');
  assert.equal(await follow('confirm_newsletter', confirm, later(9999)), 'already_confirmed');
  assert.equal(Date.parse((await readSignup(prompt))?.confirmed_at ?? ''), later(1).getTime());

  const late = (await tokensFor(slow)).confirm;
  assert.equal(await follow('newsletter_link', late, later(14 * 24)), 'expired');
  assert.equal(await follow('confirm_newsletter', late, later(14 * 24)), 'expired');
  assert.equal((await readSignup(slow))?.confirmed_at, null);
  // A new sign-up brings a new link.
  assert.deepEqual(await keepAt(slow, later(15 * 24)), ['duplicate', true]);
  assert.equal(await follow('confirm_newsletter', late, later(15 * 24)), 'unknown');
  const fresh = (await tokensFor(slow)).confirm;
  assert.equal(await follow('confirm_newsletter', fresh, later(15 * 24)), 'confirmed');
});

test('twenty clicks at once confirm once', async () => {
  const email = newEmail();
  await keepAt(email, NOW);
  const { confirm } = await tokensFor(email);
  const results = await Promise.all(
    Array.from({ length: 20 }, () => follow('confirm_newsletter', confirm, later(1))),
  );
  assert.equal(results.filter((result) => result === 'confirmed').length, 1);
  assert.equal(results.filter((result) => result === 'already_confirmed').length, 19);
});

test('an unsubscribed address stays off the list, old links included, until a new confirmation', async () => {
  const email = newEmail();
  await keepAt(email, NOW);
  const first = await tokensFor(email);
  await follow('confirm_newsletter', first.confirm, later(1));
  assert.deepEqual(await keepAt(email, later(2)), ['duplicate', false]);

  assert.equal(await follow('newsletter_link', first.leave), 'subscribed');
  assert.equal(await follow('unsubscribe_newsletter', first.leave, later(3)), 'unsubscribed');
  assert.equal(await follow('unsubscribe_newsletter', first.leave, later(3)), 'unsubscribed');
  assert.equal(await follow('newsletter_link', first.leave), 'unsubscribed');
  assert.equal(await follow('confirm_newsletter', first.confirm, later(4)), 'unknown');
  assert.partialDeepStrictEqual(await readSignup(email), { confirmed_at: null });

  // A subscriber who comes back is new, and need not wait out the day.
  assert.deepEqual(await keepAt(email, later(4)), ['signed_up', true]);
  const second = await tokensFor(email);
  assert.equal(second.leave, first.leave);
  assert.notEqual((await readSignup(email))?.unsubscribed_at, null);
  assert.equal(await follow('confirm_newsletter', second.confirm, later(5)), 'confirmed');
  assert.equal((await readSignup(email))?.unsubscribed_at, null);
  assert.deepEqual(await keepAt(email, later(99)), ['duplicate', false]);
});

test('an address that declined gets no further confirmation that day', async () => {
  const email = newEmail();
  await keepAt(email, NOW);
  const { confirm, leave } = await tokensFor(email);
  await follow('unsubscribe_newsletter', leave, later(1));
  assert.equal(await follow('newsletter_link', confirm, later(1)), 'unknown');
  assert.equal(await follow('confirm_newsletter', confirm, later(1)), 'unknown');
  assert.deepEqual(await keepAt(email, later(2)), ['signed_up', false]);
  assert.deepEqual(await keepAt(email, later(24)), ['signed_up', true]);
});

test('leaving by mistake is undone with the same link', async () => {
  const email = newEmail();
  await keepAt(email, NOW);
  const { confirm, leave } = await tokensFor(email);
  await follow('confirm_newsletter', confirm, later(1));
  await follow('unsubscribe_newsletter', leave, later(2));
  assert.equal(await follow('resubscribe_newsletter', leave, later(3)), 'subscribed');
  assert.equal(await follow('newsletter_link', leave), 'subscribed');
  assert.notEqual((await readSignup(email))?.confirmed_at, null);
});

test('a token works for its own link only, and no other text works', async () => {
  const email = newEmail();
  await keepAt(email, NOW);
  const { confirm, leave } = await tokensFor(email);
  assert.equal(await follow('confirm_newsletter', leave, later(1)), 'unknown');
  assert.equal(await follow('unsubscribe_newsletter', confirm, later(1)), 'unknown');
  assert.equal(await follow('resubscribe_newsletter', confirm, later(1)), 'unknown');
  for (const token of [
    '',
    'a'.repeat(64),
    confirm.slice(1),
    `${confirm} `,
    confirm.toUpperCase(),
    '%',
    `' or true --`,
  ]) {
    for (const name of LINK_FUNCTIONS) {
      assert.equal(await follow(name, token, later(1)), 'unknown', `${name} ${token}`);
    }
  }
  assert.equal((await readSignup(email))?.confirmed_at, null);
});

test('visitors can neither see nor set what belongs to the confirmation', async (t) => {
  expectErrorOutput(t);
  const email = newEmail();
  const attempts = await Promise.all([
    anon.from('newsletter_signups').insert({ email, confirmed_at: '2026-01-01T00:00:00Z' }),
    anon.from('newsletter_signups').insert({ email, unsubscribe_token: 'a'.repeat(64) }),
    anon.from('newsletter_signups').insert({ email, traffic_source: 'tiktok' }),
    anon.from('newsletter_signups').select('confirmation_token'),
    anon.from('outbox').select('body'),
    anon.rpc('confirm_newsletter', { p_token: 'a'.repeat(64) }),
    anon.rpc('sign_up_for_newsletter', { p_email: email, p_mail_limits: [] }),
  ]);
  assert.deepEqual(
    attempts.map(({ error }) => error?.code),
    attempts.map(() => '42501'),
  );
  assert.equal(await readSignup(email), undefined);
});
