import { arrivalOf } from './arrivals.ts';
import { cabins } from './cabins.ts';
import { exampleMountainFacts, moreAmenitiesOf } from './example-facts.ts';
import { cabinId, hashUuid } from './hash.ts';
import { houseRules } from './house-rules.ts';
import { promotion } from './rates.ts';
import { reviews } from './reviews.ts';
import type { AmenityKey, SeedCabin } from './seed-cabin.ts';
import { json, nullable, rows, text, textArray } from './sql.ts';
import { type BuiltInArea, findArea } from '../../lib/domain/catalog/area.ts';
import { shop } from '../../lib/shop/shop.ts';

const AMENITY_KEYS: readonly AmenityKey[] = [
  'hot_tub',
  'indoor_pool',
  'mountain_view',
  'fire_pit',
  'theater_room',
  'game_room',
  'wifi',
  'pickleball_court',
  'ev_charger',
  'parking',
];
const SECOND_NAMES: Partial<Record<AmenityKey, AmenityKey>> = {
  fire_pit: 'firepit',
  game_room: 'arcade',
};

export const heroImageUrl = (cabin: SeedCabin): string => `/images/cabins/${cabin.slug}/hero.webp`;

/** The first one is on the cards too. */
export const photoUrl = (cabin: SeedCabin, index: number): string => {
  if (index === 0) return heroImageUrl(cabin);
  const room = cabin.photos[index]?.[0] ?? 'exterior';
  return `/images/cabins/${cabin.slug}/${index + 1}-${room.replace('_', '-')}.webp`;
};

export const bedCount = (cabin: SeedCabin): number =>
  cabin.bedTypes.reduce((sum, { count }) => sum + count, 0);

export function amenityFlags(cabin: SeedCabin): Record<string, boolean> {
  const { has, lacks } = moreAmenitiesOf(cabin);
  return Object.fromEntries([
    ...AMENITY_KEYS.map((key) => {
      const second = SECOND_NAMES[key];
      const name = second && cabin.amenities.includes(second) ? second : key;
      return [name, cabin.amenities.includes(name)];
    }),
    ...has.map((key) => [key, true]),
    ...lacks.map((key) => [key, false]),
  ]) as Record<string, boolean>;
}

export function cityOf(area: BuiltInArea): string {
  const known = findArea(shop().areas, area);
  if (!known) throw new Error(`${area} is not an area.`);
  return known.city;
}

function cabinRow(cabin: SeedCabin, index: number): Record<string, string | number | boolean> {
  return {
    id: text(cabinId(cabin.slug)),
    slug: text(cabin.slug),
    title: text(cabin.title),
    short_desc: text(cabin.shortDesc),
    long_desc: `${text(cabin.longDesc[0])} || E'\\n\\n' || ${text(cabin.longDesc[1])}`,
    hero_image_url: text(heroImageUrl(cabin)),
    city: text(cityOf(cabin.area)),
    area: text(cabin.area),
    beds: bedCount(cabin),
    baths: cabin.baths,
    bedrooms: cabin.bedrooms,
    bed_types: json(cabin.bedTypes),
    max_guests: cabin.maxGuests,
    max_pets: cabin.cents.pet === null ? 0 : (cabin.maxPets ?? 2),
    featured: cabin.featured ?? false,
    live: cabin.live ?? true,
    display_order: (index + 1) * 10,
    nightly_rate: cabin.cents.night,
    cleaning_fee: cabin.cents.cleaning,
    pet_fee: nullable(cabin.cents.pet, String),
    mountain_mama_nightly_surcharge: cabin.surchargePercent ?? 0,
    amenities: json(amenityFlags(cabin)),
    mountain_facts: json(exampleMountainFacts(cabin)),
    house_rules: textArray(houseRules(cabin)),
    mountain_mama_review: nullable(cabin.mountainMamaReview, text),
    tiktok_ids: textArray(cabin.tiktokIds ?? []),
    video_tour_url: nullable(cabin.videoTourUrl ?? null, text),
    views_last_7_days: cabin.viewsLast7Days,
    free_cancel_days: cabin.freeCancelDays ?? 14,
    check_in_time: text(cabin.checkInTime ?? '16:00'),
    check_out_time: text(cabin.checkOutTime ?? '10:00'),
    latitude: cabin.latitude.toFixed(5),
    longitude: cabin.longitude.toFixed(5),
    elevation_ft: cabin.elevationFt,
    is_example: true,
  };
}

export function cabinsSql(): string {
  const records = cabins.map(cabinRow);
  const columns = Object.keys(records[0] ?? {});
  const lines = records.map((record) => columns.map((column) => record[column] ?? 'null'));
  return `insert into public.cabins (${columns.join(', ')}) values
${rows(lines)}
on conflict do nothing;`;
}

export function arrivalsSql(): string {
  const lines = cabins.map((cabin) => {
    const arrival = arrivalOf(cabin, cityOf(cabin.area));
    return [
      text(cabinId(cabin.slug)),
      ...[arrival.address, arrival.directions, arrival.parking].map(text),
      ...['fixed', arrival.doorCode, arrival.doorNote].map(text),
      nullable(arrival.wifi, ({ name }) => text(name)),
      nullable(arrival.wifi, ({ password }) => text(password)),
      text(arrival.manual),
    ];
  });
  return `insert into public.cabin_arrivals (
  cabin_id, address, directions, parking, door_kind, door_code, door_note, wifi_name, wifi_password, manual
) values
${rows(lines)}
on conflict do nothing;`;
}

export function photosSql(): string {
  const lines = cabins.flatMap((cabin) =>
    cabin.photos.map(([room, description], index) => [
      text(hashUuid(`photo:${cabin.slug}:${index}`)),
      text(cabinId(cabin.slug)),
      text(photoUrl(cabin, index)),
      text(description),
      text(room),
      index + 1,
    ]),
  );
  return `insert into public.cabin_photos (id, cabin_id, image_url, description, room_type, display_order) values
${rows(lines)}
on conflict do nothing;`;
}

export function reviewsSql(): string {
  const ratings = reviews.map((review) => [
    text(review.id),
    text(cabinId(review.slug)),
    review.rating,
    review.isHidden !== true,
    `current_date - ${review.daysAgo - 3}`,
    nullable(review.answer ?? null, text),
  ]);
  const bodies = reviews.map((review) => [
    text(review.id),
    text(review.author),
    text(review.text),
    `current_date - ${review.daysAgo}`,
  ]);
  return `insert into public.cabin_reviews (id, cabin_id, rating, visible, created_at, answer) values
${rows(ratings)}
on conflict do nothing;

insert into public.cabin_review_texts (review_id, author, body, stayed_on) values
${rows(bodies)}
on conflict do nothing;`;
}

export function promotionsSql(): string {
  const { code, label, everyNthNightFree, seasonStart, seasonEnd } = promotion;
  return `insert into public.promotions (code, label, every_nth_night_free, season_start, season_end, is_example) values
${rows([[text(code), text(label), everyNthNightFree, text(seasonStart), text(seasonEnd), true]])}
on conflict do nothing;`;
}
