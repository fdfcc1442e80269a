import type { Locator, Page } from '@playwright/test';
import { checkCheckIn } from '../lib/domain/stays/availability.ts';
import { describeDay, EMPTY_SELECTION, type DayState } from '../lib/domain/stays/selection.ts';
import { addDays, startOfMonth, type CalendarDate } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { dayOf, openCalendar, pickDay, showMonth } from './support/dates';
import { expect, readCabin, test, type CabinFacts } from './support/fixtures';

// A contrast theme of Windows: the browser replaces the page's colors by the few of the system.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const SLUG = 'laurel-lantern';

/** What tells one box from another without author colors. */
const lookOf = (box: Locator): Promise<string> =>
  box.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, borderLeftWidth, ...style } =
      getComputedStyle(element);
    const { backgroundColor, backgroundImage, color } = style;
    const edge = [borderTopWidth, borderTopStyle, borderTopColor, borderLeftWidth].join(' ');
    return JSON.stringify([edge, backgroundColor, backgroundImage, color]);
  });

const isAllDifferent = (looks: string[]) => new Set(looks).size === looks.length;

/** The names of buttons in view that have no edge. */
const findBareButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .btn')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => button.getBoundingClientRect().width > 0)
      .filter((button) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(button);
        const ground = getComputedStyle(document.body).backgroundColor;
        const isDay = button.matches('[data-date]');
        return (
          !isDay &&
          (parseFloat(borderTopWidth) === 0 ||
            borderTopStyle === 'none' ||
            borderTopColor === ground)
        );
      })
      .map((button) => button.getAttribute('aria-label') ?? button.innerText),
  );

const KINDS = ['selectable', 'checkout-only', 'open-night', 'unavailable'] as const;

/** A month of the calendar that has a day of each kind, and one of these days each. */
function findMonth({ calendar }: CabinFacts): Map<DayState['kind'], CalendarDate> {
  const months = new Map<string, Map<DayState['kind'], CalendarDate>>();
  for (const date of [...calendar.days.keys()].sort()) {
    if (date <= addDays(calendar.today, 1)) continue;
    const { kind } = describeDay(calendar, EMPTY_SELECTION, date, 'modal');
    const month = months.get(startOfMonth(date)) ?? new Map<DayState['kind'], CalendarDate>();
    months.set(startOfMonth(date), month.set(kind, date));
  }
  const found = [...months.values()].find((month) => KINDS.every((kind) => month.has(kind)));
  if (!found) throw new Error('No month with days of every kind');
  return found;
}

test('the days of a calendar, its legend, its ends and its range are told apart, and the focus is seen', async ({
  page,
}) => {
  const cabin = await readCabin(page.request, SLUG);
  const kinds = findMonth(cabin);
  await page.goto(`/cabins/${SLUG}`);
  const calendar = await openCalendar(page);
  const dayFor = (kind: DayState['kind']) => kinds.get(kind) ?? cabin.calendar.today;
  await showMonth(calendar, dayFor('selectable'));
  const looks: string[] = [];
  for (const kind of KINDS) looks.push(await lookOf(dayOf(calendar, dayFor(kind))));
  expect(isAllDifferent(looks), looks.join('\n')).toBe(true);

  const marks = calendar.getByRole('list', { name: 'Legend' }).locator('li > span');
  const legend = await Promise.all((await marks.all()).map(lookOf));
  expect(legend).toHaveLength(4);
  expect(isAllDifferent(legend), legend.join('\n')).toBe(true);

  const [stay] = nearestStays(cabin.calendar, addDays(cabin.calendar.today, 60), 4);
  if (!stay) throw new Error('No open stay');
  await pickDay(calendar, stay.checkIn);
  await pickDay(calendar, stay.checkOut);
  const free = [...cabin.calendar.days.keys()].find(
    (date) => date > stay.checkOut && checkCheckIn(cabin.calendar, date).ok,
  );
  const night = addDays(stay.checkIn, 1);
  await page.mouse.move(0, 0);
  await showMonth(calendar, stay.checkIn);
  const [start, inside] = [dayOf(calendar, stay.checkIn), dayOf(calendar, night)];
  const chosen = [await lookOf(start), await lookOf(inside)];
  if (free) chosen.push(looks[0] ?? '');
  expect(isAllDifferent(chosen), chosen.join('\n')).toBe(true);

  await inside.focus();
  await page.keyboard.press('ArrowRight');
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return [outlineStyle, parseFloat(outlineWidth) >= 2];
  });
  expect(outline).toEqual(['double', true]);
});

test('dialogs, booking and every page have buttons with edges, and a dialog has one of its own', async ({
  page,
}) => {
  const { calendar } = await readCabin(page.request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, 60), 3);
  if (!stay) throw new Error('No open stay');
  const dates = `check_in=${stay.checkIn}&check_out=${stay.checkOut}`;
  for (const path of [
    '/',
    '/cabins',
    `/cabins/${SLUG}?${dates}`,
    `/cabins?${dates}&guests=2`,
    '/saved',
    '/plan',
    '/fall',
    '/sign-up',
    '/events',
    '/about',
    '/founders-pricing',
    `/booking?cabin=${SLUG}&${dates}&adults=2`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => findBareButtons(page), path).toEqual([]);
  }
  await page.goto('/cabins');
  const card = page.getByRole('article').first();
  const heart = card.getByRole('button', { name: /^Save / });
  const unsaved = await lookOf(heart);
  await heart.click();
  const offer = page.getByRole('dialog');
  await expect(offer.getByLabel('Your mobile number')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await lookOf(heart)).not.toBe(unsaved);
  await card.getByRole('button', { name: /Check Availability/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Check Availability' });
  await expect(dialog.getByRole('grid').first()).toBeVisible();
  await expect(dialog.locator('[data-panel]')).toHaveCSS('border-top-style', 'solid');
  expect(await findBareButtons(page)).toEqual([]);
});
