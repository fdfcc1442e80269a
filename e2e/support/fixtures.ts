import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';
import type { AvailabilityCalendar } from '../../lib/domain/availability.ts';
import { todayInZone } from '../../lib/domain/calendar-date.ts';
import {
  toAvailabilityCalendar,
  type AvailabilityResponse,
} from '../../lib/domain/parse-availability.ts';

export { expect };

const ZONE = 'America/New_York';

/** A page on which any console error, warning or uncaught exception fails the test. */
export const test = base.extend<{ page: Page; allowedProblems: RegExp[] }>({
  allowedProblems: [[], { option: true }],
  page: async ({ page, allowedProblems }, provide) => {
    const problems: string[] = [];
    const note = (text: string) => {
      if (!allowedProblems.some((allowed) => allowed.test(text))) problems.push(text);
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

/** The cabin's id as its own page tells it, and its calendar as the site shows it. */
export async function readCabin(request: APIRequestContext, slug: string): Promise<CabinFacts> {
  const html = await (await request.get(`/cabins/${slug}`)).text();
  const id = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/.exec(html)?.[0];
  if (!id) throw new Error(`/cabins/${slug} names no cabin id`);
  const answer = await request.get(`/api/availability?cabin_id=${id}`);
  const response = (await answer.json()) as AvailabilityResponse;
  return { id, slug, calendar: toAvailabilityCalendar(response, todayInZone(new Date(), ZONE)) };
}
