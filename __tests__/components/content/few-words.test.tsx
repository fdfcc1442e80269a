import { render, screen } from '@testing-library/react';
import { EventsPage } from '@/components/content/events-page';
import { GuidePage } from '@/components/content/guide-page';
import { PromisePage } from '@/components/content/promise-page';
import { EVENT_SEASONS, seasonOf } from '@/components/events/yearly-events';
import { Claims } from '@/components/home/claims';
import { HeroWords } from '@/components/home/hero-words';
import { HostIntro } from '@/components/home/host-intro';
import { WhyBook } from '@/components/home/why-book';
import { CabinPreview } from '@/components/host/cabins/cabin-preview';
import { Footer } from '@/components/layout/footer';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { makeCabin } from '../../support/make-cabin';
import { EVENTS, findGuide } from '../../support/seeded-posts';

beforeAll(() => {
  class IdleObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: IdleObserver, IntersectionObserver: IdleObserver });
});

const countWords = (text: string | null) => (text?.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length;

/** The words of a page: those shown at once, and all with what is folded. */
function wordsOf(container: HTMLElement) {
  const all = countWords(spaced(container));
  for (const folded of container.querySelectorAll('details > :not(summary)')) folded.remove();
  return { all, shown: countWords(spaced(container)) };
}

/** With a space between elements, as they stand apart on the page. */
function spaced(container: HTMLElement): string {
  const nodes = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    texts.push(node.textContent ?? '');
  return texts.join(' ');
}

const guide = <GuidePage guide={findGuide('visitor-guide')} mapStyleUrl="/map/style.json" />;

// Two thirds of what the pages had.
test('the guide shows the first of each part, and folds the rest', () => {
  const { container } = render(guide);
  expect(screen.queryByRole('button', { name: /print/i, hidden: true })).toBeNull();
  const { shown, all } = wordsOf(container);
  expect(shown).toBeLessThanOrEqual(820);
  expect(all).toBeGreaterThan(1400);
});

const events = (
  <EventsPage
    today={calendarDate('2026-11-27')}
    mapStyleUrl="/map/style.json"
    events={EVENTS}
    guide={findGuide('events')}
  />
);

test('the events fold the year, and each is read once, with those to come or in its season', () => {
  const { container } = render(events);
  const regionOf = (name: string) => screen.getByRole('region', { name }).textContent ?? '';
  const toCome = regionOf('Happening in November and December');
  const seasons = EVENT_SEASONS.map(regionOf);
  for (const { title, yearly } of EVENTS) {
    const isRead = [toCome, ...seasons].map((region) => region.includes(title));
    expect(isRead.filter(Boolean)).toHaveLength(1);
    expect(isRead[0] || isRead[1 + seasonOf(yearly)]).toBe(true);
  }
  expect(wordsOf(container).shown).toBeLessThanOrEqual(730);
});

test.each([
  ['guide', guide],
  ['events', events],
  ['promise', <PromisePage key="promise" />],
])('no ridges divide the page of the %s', (_, page) => {
  const { container } = render(page);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(container.querySelector('.ridge-line')).toBeNull();
});

const timesOf = (text: RegExp, container: HTMLElement) =>
  spaced(container).match(new RegExp(text, 'gi'))?.length ?? 0;

test.each([/service fee/, /hidden fee/, /cleaning fee/])(
  'a cabin says %s at most once',
  (claim) => {
    const tax = { city: 'Gatlinburg', sum: '12.75%' };
    const page = (
      <CabinPreview cabin={makeCabin()} tax={tax} similar={[]} tourPath={null} where={null} />
    );
    expect(timesOf(claim, render(page).container)).toBeLessThanOrEqual(1);
  },
);

test.each([/2020/, /hidden fee/, /best price/, /total you pay/])(
  'the home page says %s once',
  (claim) => {
    const page = (
      <>
        <HeroWords />
        <Claims />
        <HostIntro color={null} />
        <WhyBook />
        <Footer />
      </>
    );
    expect(timesOf(claim, render(page).container)).toBe(1);
  },
);
