import 'server-only';
import type { z } from 'zod';
import { loadSite } from '@/lib/data/backend/shop-settings';
import {
  getStaffMember,
  readHost,
  toJson,
  writeHost,
  type HostResult,
} from '@/lib/data/staff/staff';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { instantInZone } from '@/lib/domain/values/zoned-date';
import { serverEnv } from '@/lib/env/server';
import { previewNewsletter, renderNewsletter, type Newsletter } from '@/lib/mail/newsletter-page';
import { paths } from '@/lib/http/paths';
import {
  newsletterSchema,
  newslettersSchema,
  savedNewsletterSchema,
  sentNewsletterSchema,
  testedNewsletterSchema,
  type NewsletterPreview,
  type saveNewsletterSchema,
  type sendNewsletterSchema,
  type Steer,
} from '@/lib/schemas/host/newsletter';
import { shop } from '@/lib/shop/shop';

const siteUrl = serverEnv.SITE_URL;

export const listNewsletters = () => readHost('host_newsletters', {}, newslettersSchema);

export const getNewsletter = (id: string) =>
  readHost('host_newsletter', { p_id: id }, newsletterSchema);

export const saveNewsletter = ({ id, letter, seen }: z.output<typeof saveNewsletterSchema>) =>
  writeHost(
    'host_save_newsletter',
    { p_id: id, p_letter: toJson(letter), p_seen: seen },
    savedNewsletterSchema,
  );

export const deleteNewsletter = (id: string) => writeHost('host_delete_newsletter', { p_id: id });

/** Renders the letter as readers would see it, without the database. */
export async function showNewsletter(letter: Newsletter): Promise<HostResult<NewsletterPreview>> {
  if (!(await getStaffMember())) return { ok: false, code: 'signed-out' };
  return { ok: true, data: previewNewsletter(letter, { siteUrl }) };
}

/** Sends a test to the caller's own address. Its unsubscribe link unsubscribes nobody. */
export async function testNewsletter(letter: Newsletter) {
  await loadSite();
  const leaveUrl = new URL(paths.newsletter(), siteUrl).href;
  const rendered = renderNewsletter(letter, { siteUrl, leaveUrl });
  return writeHost(
    'host_test_newsletter',
    { p_letter: toJson({ subject: letter.subject, ...rendered }) },
    testedNewsletterSchema,
  );
}

const toInstant = (sendAt: string): string =>
  instantInZone(
    sendAt.slice(0, 10) as CalendarDate,
    sendAt.slice(11),
    shop().timezone,
  ).toISOString();

/** Sends the stored letter if it is still the version the host saw; the job send-outbox renders it. */
export const sendNewsletter = (send: z.output<typeof sendNewsletterSchema>) =>
  writeHost(
    'host_send_newsletter',
    {
      p_id: send.id,
      p_seen: send.seen,
      p_expected: send.audience,
      ...(send.sendAt !== '' && { p_send_at: toInstant(send.sendAt) }),
    },
    sentNewsletterSchema,
  );

export const steerNewsletter = (id: string, state: Steer) =>
  writeHost('host_steer_newsletter', { p_id: id, p_state: state });
