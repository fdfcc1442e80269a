import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';
import type { AvailabilityCalendar } from '../../lib/domain/stays/availability.ts';
import { todayInZone } from '../../lib/domain/values/zoned-date.ts';
import {
  toAvailabilityCalendar,
  type AvailabilityResponse,
} from '../../lib/domain/stays/parse-availability.ts';

import { cabinId } from '../../supabase/seed/hash.ts';

export { expect };

const ZONE = 'America/New_York';

/** Each test is a different visitor with its own rate limits. */
const newNetwork = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

function dismissNewsletter(): void {
  try {
    localStorage.setItem('newsletter-dismissed', 'true');
  } catch {
    // A frame without storage has no pop-up either.
  }
}

/** Raises timeouts, because a busy machine or page doesn't mean that the server fails to respond. */
function waitLonger(): void {
  const own = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => own(10 * ms);
}

/** Without a GPU, a playing film takes a whole core as long as the home page is open. */
function holdHeroFilm(): void {
  const play = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'play')?.value as (
    this: HTMLMediaElement,
  ) => Promise<void>;
  HTMLMediaElement.prototype.play = function () {
    return this.closest('[data-motion]') ? new Promise(() => undefined) : play.call(this);
  };
}

type Options = {
  allowedProblems: RegExp[];
  /** Off by default, because it would cover controls in slow journeys. */
  newsletterPopup: boolean;
  /** Whether the film of the home page plays. */
  heroFilm: boolean;
};

const POLICY = 'Content Security Policy';

/** A caught attempt to evaluate text appears in no console, only to a listener. */
function reportEval(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    if (blockedURI === 'eval') console.error('Text was to be evaluated');
  });
}

/** A page on which any console error, warning or uncaught exception fails the test. */
export const test = base.extend<Options & { page: Page }>({
  allowedProblems: [[], { option: true }],
  newsletterPopup: [false, { option: true }],
  heroFilm: [false, { option: true }],
  extraHTTPHeaders: ({ extraHTTPHeaders }, provide) =>
    provide({ 'X-Forwarded-For': newNetwork(), ...extraHTTPHeaders }),
  page: async ({ page, allowedProblems, newsletterPopup, heroFilm }, provide) => {
    if (!heroFilm) await page.addInitScript(holdHeroFilm);
    if (!newsletterPopup) await page.addInitScript(dismissNewsletter);
    await page.addInitScript(reportEval);
    await page.addInitScript(waitLonger);
    const problems: string[] = [];
    const note = (text: string) => {
      // Chromium warns on a slow machine about stylesheets of prefetched pages.
      if (text.includes('was preloaded using link preload but not used')) return;
      // Service workers are blocked except in offline.spec.ts (playwright.config.ts).
      if (text.includes('Service Worker registration blocked by Playwright')) return;
      // The driver that draws maps without a GPU warns too.
      if (text.includes('GL Driver Message')) return;
      // Only a test that names the policy expects a violation.
      const isStopped = text.includes(POLICY);
      const allowed = allowedProblems.filter(({ source }) => !isStopped || source.includes(POLICY));
      if (!allowed.some((pattern) => pattern.test(text))) problems.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text());
    });
    page.on('pageerror', (error) => note(error.message));
    await provide(page);
    expect(problems, 'console problems').toEqual([]);
  },
});

export type CabinFacts = { id: string; slug: string; calendar: AvailabilityCalendar };

/** A seeded cabin and its calendar as the site returns them. */
export async function readCabin(request: APIRequestContext, slug: string): Promise<CabinFacts> {
  const id = cabinId(slug);
  const answer = await request.get(`/api/availability?cabin_id=${id}`);
  const response = (await answer.json()) as AvailabilityResponse;
  return { id, slug, calendar: toAvailabilityCalendar(response, todayInZone(new Date(), ZONE)) };
}
