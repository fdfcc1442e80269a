import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { unescapeHtml } from '../../lib/cache/unescape-html.ts';
import { inviteMember } from '../../supabase/local/invite.ts';
import type { StaffRole } from '../../lib/schemas/host/staff/staff.ts';
import { adminOfTestedSite } from './backend.ts';

/** Invites a new staff member: returns the email address, and the path of the one-time link. */
export async function inviteAs(role: StaffRole, cabinSlugs: string[] = []) {
  const email = `${crypto.randomUUID()}@staff.example`;
  const invitation = { email, role, cabinSlugs };
  const { pathname, search } = new URL(
    await inviteMember(adminOfTestedSite(), invitation, 'http://site.invalid'),
  );
  return { email, link: pathname + search };
}

const HIDDEN_FIELD = /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g;

/** Opens a one-time link and presses its button. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/host');
}

/** Signs in a new staff member without leaving the page, by sending the form as a browser without scripts does. */
export async function signInAs(
  { request }: Pick<Page, 'request'>,
  role: StaffRole,
  cabinSlugs: string[] = [],
) {
  const { email, link } = await inviteAs(role, cabinSlugs);
  const form = await request.get(link);
  const fields = (await form.text()).matchAll(HIDDEN_FIELD);
  const multipart = Object.fromEntries(
    Array.from(fields, ([, name = '', value = '']) => [name, unescapeHtml(value)]),
  );
  const headers = { Origin: new URL(form.url()).origin };
  const answer = await request.post(link, { multipart, headers, maxRedirects: 0 });
  expect(answer.headers().location).toBe('/host');
  return email;
}

/** The cookies of a staff member, for tests of a file that differ only in their page. */
export async function cookiesOf(request: APIRequestContext, role: StaffRole) {
  await signInAs({ request }, role);
  const { cookies } = await request.storageState();
  return cookies;
}
