import fc from 'fast-check';
import {
  admitEvent,
  isCustomEvent,
  isKnownEvent,
  isPreview,
  NAMED_EVENTS,
  toEventParameters,
  type AnalyticsEvent,
  type EventContext,
  type EventMemory,
} from '@/lib/domain/analytics/analytics';

const event = (at: number, name = 'property_click', parameters = {}): AnalyticsEvent => ({
  name,
  parameters,
  at,
});

/** Which of the events get through, in their order. */
function admitted(events: readonly AnalyticsEvent[]): boolean[] {
  let memory: EventMemory = new Map();
  return events.map((each) => {
    const { isAdmitted, memory: next } = admitEvent(memory, each);
    memory = next;
    return isAdmitted;
  });
}

describe('identical events within 1000 ms are one', () => {
  const slug = { slug: 'laurel-lantern' };
  test.each<[string, AnalyticsEvent[], boolean[]]>([
    ['at once', [event(0), event(0)], [true, false]],
    ['after 999 ms', [event(0), event(999)], [true, false]],
    ['after 1000 ms', [event(0), event(1000)], [true, true]],
    [
      'a steady stream counts once a second',
      [event(0), event(600), event(1200), event(1800), event(2200)],
      [true, false, true, false, true],
    ],
    ['another name', [event(0), event(1, 'card_view')], [true, true]],
    ['other parameters', [event(0), event(1, 'property_click', slug)], [true, true]],
    [
      'the order of the parameters says nothing',
      [event(0, 'a', { x: 1, y: 2 }), event(1, 'a', { y: 2, x: 1 })],
      [true, false],
    ],
    [
      'a number is not its text',
      [event(0, 'a', { x: 1 }), event(1, 'a', { x: '1' })],
      [true, true],
    ],
    ['a clock set back by an hour', [event(3_600_000), event(0)], [true, true]],
  ])('%s', (_, events, expected) => {
    expect(admitted(events)).toEqual(expected);
  });
});

describe('hovers of a card', () => {
  const hover = (at: number, slug: string, rest = {}) => event(at, 'card_hover', { slug, ...rest });
  test.each<[string, AnalyticsEvent[], boolean[]]>([
    ['once in 5000 ms', [hover(0, 'a'), hover(4999, 'a'), hover(5000, 'a')], [true, false, true]],
    ['for each cabin', [hover(0, 'a'), hover(1, 'b'), hover(2, 'a')], [true, true, false]],
    [
      'whatever else they say',
      [hover(0, 'a', { row: 1 }), hover(2000, 'a', { row: 2 })],
      [true, false],
    ],
  ])('%s', (_, events, expected) => {
    expect(admitted(events)).toEqual(expected);
  });
});

describe('for any stream of events', () => {
  const NAMES = ['card_hover', 'card_view', 'property_click'];
  const anyEvent = fc
    .record({
      gap: fc.integer({ min: 0, max: 3000 }),
      name: fc.constantFrom(...NAMES),
      slug: fc.constantFrom('a', 'b'),
    })
    .map(({ gap, name, slug }) => ({ gap, name, parameters: { slug } }));
  const stream = fc.array(anyEvent, { maxLength: 60 }).map((events) => {
    let at = 0;
    return events.map(({ gap, ...rest }) => ({ ...rest, at: (at += gap) }));
  });
  const windowOf = ({ name }: AnalyticsEvent) => (name === 'card_hover' ? 5000 : 1000);
  const isSame = (a: AnalyticsEvent, b: AnalyticsEvent) =>
    a.name === b.name && a.parameters.slug === b.parameters.slug;

  test('an event is held back exactly when its like got through within its window', () => {
    fc.assert(
      fc.property(stream, (events) => {
        const through = admitted(events);
        events.forEach((each, index) => {
          const isRecent = events.some(
            (other, before) =>
              before < index &&
              through[before] &&
              isSame(other, each) &&
              each.at - other.at < windowOf(each),
          );
          expect(through[index]).toBe(!isRecent);
        });
      }),
    );
  });

  test('only the last five seconds are remembered', () => {
    fc.assert(
      fc.property(stream, (events) => {
        let memory: EventMemory = new Map();
        for (const each of events) {
          ({ memory } = admitEvent(memory, each));
          expect(Math.min(...memory.values())).toBeGreaterThan(each.at - 5000);
        }
      }),
    );
  });
});

describe('names', () => {
  test.each([...NAMED_EVENTS, 'custom_map_opened', 'custom_a1'])('%s is known', (name) => {
    expect(isKnownEvent(name)).toBe(true);
    expect(isCustomEvent(name)).toBe(name.startsWith('custom_'));
  });

  test.each([
    '',
    'custom_',
    'custom',
    'custom__a',
    'Page_View',
    'page_view ',
    'constructor',
    '__proto__',
    'custom_é',
    `custom_${'a'.repeat(40)}`,
    "custom_a'; drop table site_events; --",
  ])('%j is not', (name) => {
    expect(isKnownEvent(name)).toBe(false);
  });
});

const context: EventContext = {
  session_id: '11111111-2222-4333-8444-555555555555',
  timestamp: '2026-11-21T10:00:00.000Z',
  page_path: '/cabins',
  page_location: 'https://cabins.example/cabins',
  user_agent: 'Mozilla/5.0',
  screen_resolution: '390x844',
  viewport_size: '390x664',
};

describe('the parameters an event is sent with', () => {
  test('its own and the context', () => {
    const own = { check_in: '2026-12-04', nights: 3, total_price: 812.5, promo: null };
    expect(toEventParameters(event(0, 'pricing_calculated', own), context)).toEqual({
      check_in: '2026-12-04',
      nights: 3,
      total_price: 812.5,
      ...context,
    });
  });

  test.each(['card_view', 'card_hover'])('%s leaves out what its page view has said', (name) => {
    const { session_id, timestamp, page_path } = context;
    expect(toEventParameters(event(0, name, { slug: 'a' }), context)).toEqual({
      slug: 'a',
      session_id,
      timestamp,
      page_path,
    });
  });

  test('the context is not the caller’s to change', () => {
    const forged = { session_id: 'me', timestamp: 'never', page_path: '/x', user_agent: 'bot' };
    expect(toEventParameters(event(0, 'page_view', forged), context)).toEqual(context);
  });
});

describe('previews of site builders', () => {
  const SITE = 'www.mountainmamacabins.example';
  test.each([
    ['a1b2.lovableproject.com', '', true],
    ['preview--cabins.LOVABLE.app', '', true],
    ['cabins.webcontainer.io', '', true],
    [SITE, 'https://lovable.dev/projects/1', true],
    [SITE, 'https://stackblitz.com/', true],
    [SITE, 'lovable', true],
    [SITE, '', false],
    [SITE, 'https://www.google.com/search?q=lovable+cabins', false],
    [SITE, 'https://blog.example/lovable-cabins', false],
    ['localhost:3000', 'http://localhost:3000/cabins', false],
    ['localhost:3000', 'https://www.tiktok.com/', false],
  ])('%s from %j: %s', (host, referrer, expected) => {
    expect(isPreview({ host, referrer })).toBe(expected);
  });
});
