import type { Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';

/** A new guest, because bookings per guest and hour are limited. */
export const newGuest = () => ({
  name: 'Ada Guest',
  email: `ada.${randomUUID()}@example.com`,
  phone: `(865) 556-${String(randomInt(10_000)).padStart(4, '0')}`,
});

/** Opens the page as another person on another phone, without the host's session. */
export async function openAsGuest(page: Page, path: string, hasScripts = true): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: hasScripts,
      baseURL: new URL(page.url()).origin,
    });
  if (!context) throw new Error('No browser');
  const guest = await context.newPage();
  await guest.goto(path);
  return guest;
}
