import { isCabinSlug } from '@/lib/domain/catalog/cabin';
import type { OfferWish } from '@/lib/domain/pricing/offer';
import { DEFAULT_PARTY, GUESTS_MIN, parseCount, type Party } from '@/lib/domain/stays/party';
import { parsePromoCode } from '@/lib/domain/pricing/promotion';
import { parseStay } from '@/lib/domain/stays/stay';

type Params = Record<string, string | string[] | undefined>;
export type BookingParams = OfferWish & {
  slug: string | null;
  isCabinNamed: boolean;
  /** The address has dates that make no stay. */
  hasBadDates: boolean;
  heldToken: string | null;
};

const REFERENCE = /^[A-Z0-9-]{4,40}$/;
const TOKEN = /^[\w-]{32,200}$/;
const QUOTE_TOKEN = /^[\da-f]{32}$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function readFirst(params: Params, key: string): string | null {
  const value = params[key];
  return (Array.isArray(value) ? value[0] : value)?.trim() || null;
}

const readCount = (params: Params, key: keyof Party): number =>
  parseCount(readFirst(params, key)) ?? DEFAULT_PARTY[key];

function parseDealId(text: string): string | null {
  const id = text.toLowerCase();
  return UUID.test(id) ? id : null;
}

/** Parses the query of /booking; never throws, unreadable parameters are left out. */
export function parseBookingParams(params: Params): BookingParams {
  const slug = readFirst(params, 'cabin');
  const checkIn = readFirst(params, 'check_in');
  const checkOut = readFirst(params, 'check_out');
  const held = readFirst(params, 'held');
  const quoteId = readFirst(params, 'quote');
  const parsed = parseStay(checkIn, checkOut);
  return {
    slug: slug && isCabinSlug(slug) ? slug : null,
    isCabinNamed: slug !== null,
    stay: parsed.ok ? parsed.stay : null,
    hasBadDates: !parsed.ok && (checkIn ?? checkOut) !== null,
    party: {
      adults: Math.max(readCount(params, 'adults'), GUESTS_MIN),
      children: readCount(params, 'children'),
      pets: readCount(params, 'pets'),
    },
    promoCode: parsePromoCode(readFirst(params, 'promo') ?? ''),
    dealId: parseDealId(readFirst(params, 'deal') ?? ''),
    quoteId: quoteId && QUOTE_TOKEN.test(quoteId) ? quoteId : null,
    heldToken: held && TOKEN.test(held) ? held : null,
  };
}

/** The reference and token of a booking's page; null for an address without them. */
export function parseBookingLink(params: Params): { reference: string; token: string } | null {
  const reference = readFirst(params, 'reference')?.toUpperCase() ?? '';
  const token = readFirst(params, 'token') ?? '';
  return REFERENCE.test(reference) && TOKEN.test(token) ? { reference, token } : null;
}
