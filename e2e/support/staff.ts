import type { Page } from '@playwright/test';
import { invite } from '../../supabase/local/invite.ts';
import type { StaffRole } from '../../lib/schemas/host/staff.ts';
import { adminOfTestedSite } from './backend.ts';

/** A new member of staff, who has not signed in yet: the address, and the one-time link without its host. */
export async function inviteAs(role: StaffRole, cabinSlugs: string[] = []) {
  const email = `${crypto.randomUUID()}@staff.example`;
  const invitation = { email, role, cabinSlugs };
  const { pathname, search } = new URL(
    await invite(adminOfTestedSite(), invitation, 'http://site.invalid'),
  );
  return { email, link: pathname + search };
}

/** Signs a new member of staff in by the button of a one-time link. */
export async function signInAs(page: Page, role: StaffRole, cabinSlugs: string[] = []) {
  const { email, link } = await inviteAs(role, cabinSlugs);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/host');
  return email;
}
