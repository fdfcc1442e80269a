import type { Page } from '@playwright/test';
import { invite } from '../../supabase/local/invite.ts';
import type { StaffRole } from '../../lib/schemas/host/staff.ts';
import { adminOfTestedSite } from './backend.ts';

/** Signs a new member of staff in by a one-time link, as an invitation does. */
export async function signInAs(page: Page, role: StaffRole, cabinSlugs: string[] = []) {
  const email = `${crypto.randomUUID()}@staff.example`;
  const link = await invite(
    adminOfTestedSite(),
    { email, role, cabinSlugs },
    'http://site.invalid',
  );
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  return email;
}
