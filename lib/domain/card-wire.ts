import { AMENITIES, type CabinSummary } from './cabin.ts';

/** What a card and its calendar show of a cabin. */
export type CardCabin = Omit<CabinSummary, 'shortDesc'>;

/**
 * A cabin as one line of text. A page of 25 cards carries this instead of 25 records: no names of fields, no quotation
 * marks to escape, and nothing that follows from the slug.
 */
export type CardWire = string;

const SEPARATOR = '|';
const USUAL_ZONE = 'America/New_York';

const pictureOf = (slug: string) => `/images/cabins/${slug}/hero.webp`;
const filmOf = (slug: string) => `/video/tours/${slug}.mp4`;

const encodeText = (text: string) => text.replace(/[%|]/g, encodeURIComponent);
const decodeText = (text: string) => text.replace(/%25|%7C/g, decodeURIComponent);

// The usual value is left out, so that a missing one needs a sign of its own.
const MISSING = ' ';
const withoutUsual = (text: string | null, usual: string) =>
  text === usual ? '' : (text ?? MISSING);
const orUsual = (text: string, usual: string) => (text === '' ? usual : text);

const optional = (value: string | number | null) => (value === null ? '' : String(value));
const textOrNull = (text: string) => (text === '' ? null : text);
const numberOrNull = (text: string) => (text === '' ? null : Number(text));

export function packCard(cabin: CardCabin): CardWire {
  const { slug } = cabin;
  return [
    cabin.id,
    slug,
    cabin.title,
    cabin.city,
    withoutUsual(cabin.heroImageUrl, pictureOf(slug)),
    optional(cabin.heroImageColor),
    cabin.beds,
    cabin.baths,
    cabin.maxGuests,
    cabin.maxPets,
    optional(cabin.petFeeCents),
    cabin.nightlyRateCents,
    cabin.cleaningFeeCents,
    cabin.nightlySurchargePercent,
    withoutUsual(cabin.timezone, USUAL_ZONE),
    cabin.freeCancelDays,
    cabin.amenities.map((amenity) => AMENITIES.indexOf(amenity).toString(36)).join(''),
    optional(cabin.tiktokId),
    withoutUsual(cabin.videoTourUrl, filmOf(slug)),
    optional(cabin.mountainMamaReview),
    cabin.viewsLast7Days,
    cabin.averageRating,
    cabin.reviewCount,
  ]
    .map((field) => encodeText(String(field)))
    .join(SEPARATOR);
}

export function unpackCard(wire: CardWire): CardCabin {
  const sent = wire.split(SEPARATOR);
  const fields = wire.includes('%') ? sent.map(decodeText) : sent;
  const text = (index: number) => fields[index] ?? '';
  const number = (index: number) => Number(text(index));
  const slug = text(1);
  const film = orUsual(text(18), filmOf(slug));
  return {
    id: text(0),
    slug,
    title: text(2),
    city: text(3),
    heroImageUrl: orUsual(text(4), pictureOf(slug)),
    heroImageColor: textOrNull(text(5)),
    beds: number(6),
    baths: number(7),
    maxGuests: number(8),
    maxPets: number(9),
    petFeeCents: numberOrNull(text(10)),
    nightlyRateCents: number(11),
    cleaningFeeCents: number(12),
    nightlySurchargePercent: number(13),
    timezone: orUsual(text(14), USUAL_ZONE),
    freeCancelDays: number(15),
    amenities: [...text(16)].flatMap((code) => AMENITIES[parseInt(code, 36)] ?? []),
    tiktokId: textOrNull(text(17)),
    videoTourUrl: film === MISSING ? null : film,
    mountainMamaReview: textOrNull(text(19)),
    viewsLast7Days: number(20),
    averageRating: number(21),
    reviewCount: number(22),
  };
}
