import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import type { DailyDeal } from '@/lib/domain/pricing/deal';
import type { Party } from '@/lib/domain/stays/party';
import type { Quote, QuoteLine } from '@/lib/domain/pricing/quote';
import { logProblem } from '@/lib/browser/log';
import { readSession, removeSession, writeSession } from './storage';

const KEY = 'bookingHandOff';

type HandedOffDeal = Pick<DailyDeal, 'id' | 'discountPercent' | 'expiresAt'>;

/** The data that the availability calendar hands to /booking (product §3.4); amounts in integer cents. */
export type BookingHandOff = ReturnType<typeof buildHandOff>;

export function buildHandOff(input: {
  cabin: Pick<CabinSummary, 'id' | 'slug' | 'title' | 'heroImageUrl' | 'maxGuests'>;
  quote: Quote;
  party: Party;
  promoCode: string | null;
  deal: HandedOffDeal | null;
  quoteId?: string | null;
}) {
  const { cabin, quote, party, promoCode, deal, quoteId } = input;
  return {
    cabinName: cabin.title,
    cabinImage: cabin.heroImageUrl,
    cabinId: cabin.id,
    cabinSlug: cabin.slug,
    checkIn: quote.checkIn,
    checkOut: quote.checkOut,
    guests: party.adults + party.children,
    ...party,
    totalPrice: quote.totalCents,
    subtotal: quote.subtotalCents,
    taxes: quote.tax.totalCents,
    cleaningFee: quote.cleaningFeeCents,
    ...(quote.petFeeCents > 0 && { petFee: quote.petFeeCents }),
    nights: quote.nights,
    avgNightlyRate: quote.avgNightlyCents,
    maxGuests: cabin.maxGuests,
    dailyDeal: deal && {
      id: deal.id,
      discountPercent: deal.discountPercent,
      expiresAt: deal.expiresAt,
    },
    isDailyDealUnlocked: deal !== null,
    ...(promoCode && { promoCode }),
    ...(quoteId && { quoteId }),
    // Lets /booking show which line changed.
    lines: quote.lines,
  };
}

export function saveHandOff(handOff: BookingHandOff): void {
  writeSession(KEY, JSON.stringify(handOff));
}

export function clearHandOff(): void {
  removeSession(KEY);
}

function isLine(line: unknown): line is QuoteLine {
  if (typeof line !== 'object' || line === null) return false;
  const { code, label, amountCents } = line as Partial<Record<keyof QuoteLine, unknown>>;
  return typeof code === 'string' && typeof label === 'string' && Number.isInteger(amountCents);
}

function isDeal(deal: unknown): boolean {
  if (deal === null || deal === undefined) return true;
  return typeof deal === 'object' && typeof (deal as Partial<HandedOffDeal>).id === 'string';
}

// Validates only what /booking relies on; the price is quoted again anyway.
function isHandOff(value: unknown): value is BookingHandOff {
  if (typeof value !== 'object' || value === null) return false;
  const stored = value as Partial<Record<keyof BookingHandOff, unknown>>;
  const texts = [stored.cabinSlug, stored.cabinName, stored.checkIn, stored.checkOut];
  const counts = [stored.adults, stored.children, stored.pets, stored.totalPrice];
  return (
    texts.every((text) => typeof text === 'string') &&
    counts.every((count) => Number.isInteger(count)) &&
    isDeal(stored.dailyDeal) &&
    Array.isArray(stored.lines) &&
    stored.lines.every(isLine)
  );
}

/** The stored hand-off, or null when there is none or it cannot be read. */
export function readHandOff(): BookingHandOff | null {
  const text = readSession(KEY);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (isHandOff(stored)) return stored;
  } catch {
    // Invalid JSON and JSON of another shape are the same problem.
  }
  logProblem('hand-off', 'The stored hand-off cannot be read');
  return null;
}
