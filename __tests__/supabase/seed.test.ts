import { cardQuote } from '@/lib/domain/catalog/cabin';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AMENITY_KEYS } from '@/lib/domain/catalog/amenities';
import { classifyVideo } from '@/lib/domain/catalog/video';
import { exampleMountainFacts, moreAmenitiesOf } from '@/supabase/seed/example-facts';
import { listMountainFacts } from '@/lib/domain/catalog/mountain-facts';
import { MAX_FACT_TEXT } from '@/lib/schemas/host/cabins/cabins';
import { arrivalOf } from '@/supabase/seed/arrivals';
import { amenityFlags, bedCount, cityOf, photoUrl } from '@/supabase/seed/catalog-sql';
import { cabins } from '@/supabase/seed/cabins';
import { cabinId } from '@/supabase/seed/hash';
import { houseRules } from '@/supabase/seed/house-rules';
import { fallAddress } from '@/lib/domain/trip/picture-season';
import { calendarPolicy, seasons } from '@/supabase/seed/rates';
import { reviews } from '@/supabase/seed/reviews';
import type { AmenityKey } from '@/supabase/seed/seed-cabin';
import { buildSeedSql } from '@/supabase/seed/seed-sql';

const root = process.cwd();
const live = cabins.filter((cabin) => cabin.live !== false);
const having = (key: AmenityKey) => live.filter((cabin) => cabin.amenities.includes(key));
const bySlug = cabins.map((cabin) => [cabin.slug, cabin] as const);
/** Whether they follow each other in the alphabet, as a list of made-up names does. */
const inOrder = ([a = '', b = '', c = '']: readonly string[]) =>
  b.charCodeAt(0) - a.charCodeAt(0) === 1 && c.charCodeAt(0) - b.charCodeAt(0) === 1;
const reviewsOf = (slug: string) => reviews.filter((review) => review.slug === slug);
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

const SLEEPS = { king: 2, queen: 2, full: 2, twin: 1, bunk: 2, sofa_bed: 2 } as const;
const SHARED_ROOMS = new Set(['Great room', 'Game room', 'Loft']);
const ROOM_NEEDS = {
  hot_tub: ['hot_tub'],
  pool: ['indoor_pool'],
  theater: ['theater_room'],
  game_room: ['game_room', 'arcade'],
  fire_pit: ['fire_pit', 'firepit'],
  view: ['mountain_view'],
} as const;

describe('the collection', () => {
  test('has 25 live cabins and one that is not, six or seven in each area', () => {
    expect(live).toHaveLength(25);
    expect(cabins).toHaveLength(26);
    for (const area of ['gatlinburg', 'pigeon-forge', 'sevierville', 'wears-valley']) {
      const count = cabins.filter((cabin) => cabin.area === area).length;
      expect(count).toBeGreaterThanOrEqual(6);
      expect(count).toBeLessThanOrEqual(7);
    }
  });

  test.each([
    ['slugs', cabins.map(({ slug }) => slug)],
    ['titles', cabins.map(({ title }) => title)],
    ['ids', cabins.map(({ slug }) => cabinId(slug))],
    ['short descriptions', cabins.map(({ shortDesc }) => shortDesc)],
    ['places', cabins.map(({ latitude, longitude }) => `${latitude},${longitude}`)],
  ])('has distinct %s', (_what, values) => {
    expect(new Set(values).size).toBe(cabins.length);
  });

  test.each([
    ['hot_tub', 20],
    ['indoor_pool', 8],
    ['mountain_view', 8],
    ['pickleball_court', 3],
    ['ev_charger', 4],
    ['theater_room', 6],
    ['firepit', 1],
    ['arcade', 1],
  ] as const)('offers %s in at least %i live cabins', (key, least) => {
    expect(having(key).length).toBeGreaterThanOrEqual(least);
  });

  test('has the odd ones out that pages must cope with', () => {
    expect(live.filter(({ maxGuests }) => maxGuests >= 8).length).toBeGreaterThanOrEqual(9);
    expect(live.filter(({ cents }) => cents.pet !== null).length).toBeGreaterThanOrEqual(8);
    expect(live.filter(({ slug }) => reviewsOf(slug).length === 0)).toHaveLength(2);
    expect(live.some(({ amenities }) => !amenities.includes('wifi'))).toBe(true);
    expect(live.filter(({ slug }) => calendarPolicy(slug).saturdayWeeks)).toHaveLength(3);
    expect(live.filter(({ slug }) => calendarPolicy(slug).demand.days === 0)).toHaveLength(1);
    expect(live.filter(({ slug }) => calendarPolicy(slug).demand.percent > 95)).toHaveLength(1);
  });

  test('is quoted by the host for each of its cabins, in words that a card has room for', () => {
    const quotes = live.map(({ mountainMamaReview }) => mountainMamaReview);
    expect(quotes).not.toContain(null);
    expect(quotes.map(cardQuote)).toEqual(quotes);
  });
});

// A grade in percent says the opposite of a level road, and a steep way the opposite of an easy one.
test.each(bySlug)('%s is told one thing about its road', (_slug, cabin) => {
  const road = exampleMountainFacts(cabin).find(({ topic }) => topic === 'road')?.text ?? '';
  const said = [...cabin.longDesc, ...cabin.ownRules, arrivalOf(cabin, '').directions].join(' ');
  if (/\b(?:road|lane|drive)\b[^.]{0,40}\b(?:level|flat)\b/.test(said)) {
    expect(road).not.toMatch(/(?:[3-9]|\d\d) percent/);
  }
  if (/\bsteep\b/i.test(said)) expect(road).not.toMatch(/easy|level/);
  if (/gravel for|mile of gravel|gravel road/i.test(said)) expect(road).toMatch(/^Gravel/);
});

test('no two cabins have the same ratings', () => {
  const patterns = cabins.flatMap(({ slug }) => {
    const ratings = reviewsOf(slug).filter(({ isHidden }) => isHidden !== true);
    return ratings.length > 0
      ? [
          ratings
            .map(({ rating }) => rating)
            .toSorted()
            .join(''),
        ]
      : [];
  });
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('each cabin has an address of its own, and facts for its door', () => {
  const arrivals = cabins.map((cabin) => arrivalOf(cabin, cityOf(cabin.area)));
  expect(new Set(arrivals.map(({ address }) => address)).size).toBe(cabins.length);
  expect(new Set(arrivals.map(({ directions }) => directions)).size).toBe(cabins.length);
  cabins.forEach((cabin, index) => {
    const arrival = arrivals[index];
    expect(arrival?.address).toContain(`, ${cityOf(cabin.area)}, Tennessee`);
    expect(arrival?.directions).toContain('made up');
    expect(arrival?.wifi !== null).toBe(cabin.amenities.includes('wifi'));
  });
});

describe.each(bySlug)('%s', (slug, cabin) => {
  test('reads like a listing', () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(cabin.title.length).toBeLessThanOrEqual(80);
    expect(cabin.shortDesc.length).toBeLessThanOrEqual(160);
    expect(cabin.longDesc).toHaveLength(2);
    expect(words(cabin.shortDesc)).toBeLessThanOrEqual(16);
    expect(words(cabin.longDesc.join(' '))).toBeGreaterThanOrEqual(45);
    expect(words(cabin.longDesc.join(' '))).toBeLessThanOrEqual(80);
    // The facts below the title give the elevation.
    expect(cabin.longDesc.join(' ')).not.toMatch(/\d feet/);
  });

  test('has beds for its bedrooms and its guests', () => {
    const bedrooms = cabin.bedTypes
      .map(({ room }) => room)
      .filter((room) => !SHARED_ROOMS.has(room));
    const sleeps = cabin.bedTypes.reduce((sum, { kind, count }) => sum + SLEEPS[kind] * count, 0);
    expect(new Set(bedrooms).size).toBe(cabin.bedrooms);
    expect(bedCount(cabin)).toBeGreaterThanOrEqual(cabin.bedrooms);
    expect(cabin.maxGuests).toBeLessThanOrEqual(sleeps);
    expect(cabin.maxGuests).toBeGreaterThanOrEqual(sleeps * 0.75);
    expect(cabin.baths * 2).toBe(Math.round(cabin.baths * 2));
  });

  test('has plausible numbers', () => {
    const within = (value: number, least: number, most: number) => {
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
    };
    within(cabin.bedrooms, 1, 8);
    within(cabin.cents.night, 13900, 89000);
    within(cabin.cents.cleaning, 9500, 32500);
    if (cabin.cents.pet !== null) within(cabin.cents.pet, 7500, 20000);
    within(cabin.elevationFt, 950, 3200);
    within(cabin.latitude, 35.7, 35.95);
    within(cabin.longitude, -83.7, -83.4);
    within(houseRules(cabin).length, 5, 8);
    expect(houseRules(cabin)).toEqual(expect.arrayContaining([...cabin.ownRules]));
    // The terms say that the rules list any outdoor camera.
    expect(houseRules(cabin).join(' ')).toMatch(/camera/);
  });

  test('tells each of the ten amenities, and of the longer list only what there is', () => {
    const flags = amenityFlags(cabin);
    const { has, lacks } = moreAmenitiesOf(cabin);
    const told = Object.keys(flags).filter((key) => ![...has, ...lacks].includes(key));
    expect(told).toHaveLength(10);
    expect(told.filter((key) => flags[key])).toHaveLength(cabin.amenities.length);
    expect(AMENITY_KEYS.slice(10)).toEqual(expect.arrayContaining([...has, ...lacks]));
    expect(has.filter((key) => lacks.includes(key))).toEqual([]);
  });

  test('tells what the mountain is like there, each marked as made up', () => {
    const facts = exampleMountainFacts(cabin);
    expect(facts.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining([
        'elevation',
        'road',
        'winter',
        'spring',
        'summer',
        'fall',
        'park',
        'signal',
        'noise',
        'bears',
      ]),
    );
    expect(listMountainFacts(facts)).toHaveLength(facts.length);
    for (const { text, source } of facts) {
      expect(text.length).toBeLessThanOrEqual(MAX_FACT_TEXT);
      expect(source).toBe('Example facts for an example cabin');
    }
    const textOf = (wanted: string) => facts.find(({ topic }) => topic === wanted)?.text;
    expect(textOf('park')).toMatch(/^\d+ minutes to .+, \d+ minutes to/);
    expect(textOf('road')).toMatch(/^(Gravel|Paved) .+ grades? .+ percent/);
  });

  test('has photos that agree with what it offers', () => {
    const rooms = cabin.photos.map(([room]) => room);
    expect(rooms.length).toBeGreaterThanOrEqual(8);
    expect(rooms.length).toBeLessThanOrEqual(12);
    expect(rooms).toEqual(
      expect.arrayContaining(['exterior', 'great_room', 'bedroom', 'bathroom']),
    );
    expect(new Set(cabin.photos.map(([, description]) => description)).size).toBe(rooms.length);
    for (const [room, needs] of Object.entries(ROOM_NEEDS)) {
      const offered = needs.some((key) => cabin.amenities.includes(key));
      if (!offered) expect(rooms).not.toContain(room);
      else if (room !== 'fire_pit')
        expect([room, rooms.includes(room as never)]).toEqual([room, true]);
    }
    if (cabin.cents.pet === null) expect(rooms).not.toContain('pets');
  });

  test('has a picture file for each photo', () => {
    const urls = cabin.photos.map((_photo, index) => photoUrl(cabin, index));
    expect(urls.filter((url) => !existsSync(join(root, 'public', url)))).toEqual([]);
    const files = readdirSync(join(root, 'public/images/cabins', slug));
    const named = urls.map((url) => url.split('/').at(-1));
    expect([...new Set(files.map(fallAddress))].sort()).toEqual(named.sort());
  });
});

// What a review speaks of, by the amenities that have it; a pool table is no pool.
const SPOKEN_OF = {
  'hot tub': ['hot_tub'],
  'pool(?! t)|swam': ['indoor_pool'],
  theater: ['theater_room'],
  'arcade|pool table|pinball|air hockey|shuffleboard|game room': ['game_room', 'arcade'],
  'fire (pit|ring)': ['fire_pit', 'firepit'],
  pickleball: ['pickleball_court'],
  'plugged in|charged the car': ['ev_charger'],
  'our own wi-fi|wi-fi slowed': ['wifi'],
} as const;

describe('the reviews', () => {
  // Their dates move with today.
  test('no review or reply names a month', () => {
    const MONTH =
      /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/;
    const texts = reviews.flatMap(({ text, answer = '' }) => [text, answer]);
    expect(texts.filter((each) => MONTH.test(each))).toEqual([]);
  });

  test('are each somebody’s own', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(100);
    for (const key of ['id', 'author', 'text'] as const) {
      expect(new Set(reviews.map((review) => review[key])).size).toBe(reviews.length);
    }
    for (const { slug } of cabins) {
      const firsts = reviewsOf(slug).map(({ author }) => author.charAt(0));
      expect(firsts.some((_, i) => i > 1 && inOrder(firsts.slice(i - 2, i + 1)))).toBe(false);
    }
  });

  test('are mostly five stars, many four, a few fewer, some taken down', () => {
    const of = (stars: number) => reviews.filter(({ rating }) => rating === stars).length;
    expect([5, 4, 3, 2, 1].reduce((sum, stars) => sum + of(stars), 0)).toBe(reviews.length);
    expect(of(5)).toBeGreaterThan(reviews.length / 2);
    expect(of(4)).toBeGreaterThan(reviews.length / 5);
    for (const stars of [3, 2, 1]) expect(of(stars)).toBeGreaterThan(0);
    expect(of(3)).toBeGreaterThan(1);
    expect(reviews.some(({ isHidden }) => isHidden)).toBe(true);
    expect(reviews.every(({ daysAgo }) => daysAgo >= 3 && daysAgo <= 730)).toBe(true);
  });

  test('claim nothing of pictures that are drawn', () => {
    expect(
      reviews.filter(({ text }) =>
        /picture[sd]? (is|are|was|were)|photos? (is|are)|as pictured|what you see/i.test(text),
      ),
    ).toEqual([]);
  });

  test.each(bySlug)('of %s speak of what it has', (slug, cabin) => {
    for (const { text, isHidden } of reviewsOf(slug)) {
      if (isHidden) continue;
      for (const [spoken, keys] of Object.entries(SPOKEN_OF)) {
        if (!new RegExp(spoken, 'i').test(text)) continue;
        expect([text, keys.some((key) => cabin.amenities.includes(key))]).toEqual([text, true]);
      }
      if (/\b(our|the|shy|old) (dog|dogs|beagle|rescue|pups?)\b/i.test(text)) {
        expect([text, cabin.cents.pet]).not.toEqual([text, null]);
      }
    }
  });
});

describe('the videos', () => {
  const withVideo = live.filter((cabin) => cabin.videoTourUrl ?? cabin.tiktokIds?.length);

  test('are those of a few cabins: tours, short videos, and one with both', () => {
    const tours = live.filter(({ videoTourUrl }) => videoTourUrl);
    const shorts = live.filter(({ tiktokIds }) => tiktokIds?.length);
    expect(tours).toHaveLength(3);
    expect(shorts).toHaveLength(3);
    expect(withVideo).toHaveLength(5);
  });

  test.each(withVideo.map((cabin) => [cabin.slug, cabin] as const))('%s', (_slug, cabin) => {
    const { videoTourUrl, tiktokIds = [] } = cabin;
    if (videoTourUrl) {
      expect(classifyVideo(videoTourUrl, 'https://cabins.example').kind).toBe('file');
      expect(existsSync(join(root, 'public', videoTourUrl))).toBe(true);
      expect(existsSync(join(root, 'public', videoTourUrl.replace('.mp4', '.webp')))).toBe(true);
    }
    // Nobody's videos: real ids do not have such a row of zeros.
    for (const id of tiktokIds) expect(id).toMatch(/^70{14}\d{4}$/);
    expect(new Set(tiktokIds).size).toBe(tiktokIds.length);
  });
});

describe('the calendar rules', () => {
  test('cover every day of a leap year with one season', () => {
    for (let day = new Date('2028-01-01'); day.getUTCFullYear() === 2028;) {
      const monthDay = day.toISOString().slice(5, 10);
      const found = seasons.filter(({ from, to }) => from <= monthDay && monthDay <= to);
      expect([monthDay, found.length]).toEqual([monthDay, 1]);
      day = new Date(day.getTime() + 86_400_000);
    }
  });
});

describe('seed.sql', () => {
  const file = readFileSync(join(root, 'supabase/seed.sql'), 'utf8');

  test('is what its sources build, twice over', () => {
    expect(buildSeedSql()).toBe(buildSeedSql());
    expect(file === buildSeedSql()).toBe(true);
  });

  test('keeps its dates relative to the day it runs', () => {
    expect(file).toContain('current_date');
    expect(file).not.toMatch(/'20\d\d-\d\d-\d\d'/);
  });

  test('only adds rows, and changes none but examples', () => {
    expect(file).not.toMatch(/^(delete|truncate|drop|alter)/im);
    const changes = file
      .split(/;\n/)
      .map((statement) => statement.trim())
      .filter((statement) => /^(?:with [\s\S]*\n)?update public\./i.test(statement));
    expect(changes.length).toBeGreaterThan(3);
    for (const change of changes) expect(change).toContain('is_example');
  });
});

test('the pictures stay small', () => {
  const folder = join(root, 'public/images');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  expect(bytes).toBeLessThan(18_000_000);
});
