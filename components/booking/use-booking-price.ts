import { useMemo, useState } from 'react';
import { toQuoteRequest, type PricedStay } from '@/lib/schemas/quote-request';
import { useQuote } from '@/components/stay-picker/use-quote';
import { ApiError } from '@/lib/browser/api/fetch-json';
import { readHandOff, type BookingHandOff } from '@/lib/browser/storage/hand-off';
import type { OfferWish } from '@/lib/domain/pricing/offer';
import type { Quote, QuoteLine } from '@/lib/domain/pricing/quote';
import { compareQuotes, type LineDifference } from '@/lib/domain/pricing/quote-difference';
import { fromQuoteJson } from '@/lib/schemas/quote-json';
import type { QuoteJson, QuoteRequest } from '@/lib/schemas/quote';
import { DEAL_ENDED } from './deal-copy';
import { NO_LONGER_VALID } from './promo-copy';
import { useDebounced } from '@/components/ui/use-debounced';
import { useHydrated } from '@/components/ui/use-hydrated';

const SETTLE_MS = 300;

/** What the server rendered the page with: a price, or the reason why there is none. */
export type InitialOffer = {
  request: QuoteRequest;
  priced: PricedStay | null;
  refusalReason: string | null;
};

export type PriceChange = { lines: LineDifference[]; beforeCents: number; afterCents: number };

type SeenPrice = { key: string; lines: readonly QuoteLine[]; totalCents: number };

function keyOf(request: QuoteRequest | null): string {
  return JSON.stringify(request);
}

function priceOfHandOff(handOff: BookingHandOff | null): SeenPrice | null {
  if (!handOff) return null;
  const { cabinId, checkIn, checkOut, adults, children, pets, promoCode, lines, totalPrice } =
    handOff;
  const request = { cabin_id: cabinId, check_in: checkIn, check_out: checkOut };
  const promo = promoCode && { promo_code: promoCode };
  const deal = handOff.dailyDeal && { deal_id: handOff.dailyDeal.id };
  return {
    key: JSON.stringify({ ...request, adults, children, pets, ...promo, ...deal }),
    lines,
    totalCents: totalPrice,
  };
}

function findChange(before: SeenPrice | undefined, quote: Quote | null): PriceChange | null {
  if (!before || !quote || before.totalCents === quote.totalCents) return null;
  return {
    lines: compareQuotes(before.lines, quote.lines),
    beforeCents: before.totalCents,
    afterCents: quote.totalCents,
  };
}

function withNewPrice(priced: PricedStay, json: QuoteJson): PricedStay {
  const quote = fromQuoteJson(json);
  const { promo, deal } = priced;
  const isPromoGone = promo?.applied && quote.freeNights === 0;
  const isDealGone = deal?.applied && quote.discountPercent === 0;
  return {
    ...priced,
    quote,
    promo: isPromoGone ? { code: promo.code, applied: false, reason: NO_LONGER_VALID } : promo,
    deal: isDealGone ? { id: deal.id, applied: false, reason: DEAL_ENDED } : deal,
  };
}

/**
 * The price of the chosen stay. A total that differs from the one the guest saw for the same choice is a `change`,
 * which must be accepted before booking.
 */
export function useBookingPrice(cabinId: string, visit: OfferWish, initial: InitialOffer | null) {
  const { stay } = visit;
  const wanted = stay && toQuoteRequest({ cabinId, ...visit, stay });
  const key = keyOf(wanted);
  const settled = useDebounced(wanted, SETTLE_MS);
  const atStart = initial && keyOf(initial.request) === keyOf(settled) ? initial : null;
  const [hasRetried, setHasRetried] = useState(false);
  const refusedAtStart = hasRetried ? null : (atStart?.refusalReason ?? null);

  const price = useQuote(refusedAtStart === null ? settled : null, {
    fallback: atStart?.priced,
    keepsPrevious: true,
  });
  const shown = stay ? price.priced : null;
  const priced = shown && keyOf(shown.request) === key ? shown : null;
  const quote = priced?.quote ?? null;

  const isHydrated = useHydrated();
  const handedOff = useMemo(
    () => (isHydrated ? priceOfHandOff(readHandOff()) : null),
    [isHydrated],
  );
  const [accepted, setAccepted] = useState<SeenPrice | null>(null);
  const before = [accepted, handedOff].find((seen) => seen?.key === key);

  const { error } = price;
  const isRefused = error instanceof ApiError && error.status === 422;
  const markSeen = (seen: Quote) =>
    setAccepted({ key, lines: seen.lines, totalCents: seen.totalCents });

  return {
    quote,
    promo: priced?.promo ?? null,
    deal: priced?.deal ?? null,
    /** The last price, shown dimmed while the next one loads. */
    lastQuote: shown?.quote ?? null,
    isUpdating: wanted !== null && (price.isLoading || keyOf(settled) !== key),
    refusalReason: isRefused ? (error.reason ?? '') : refusedAtStart,
    hasFailed: Boolean(error) && !isRefused,
    change: findChange(before ?? undefined, quote),
    acceptChange: () => quote && markSeen(quote),
    replaceWith(json: QuoteJson) {
      if (!priced) return;
      markSeen(priced.quote);
      void price.replace(withNewPrice(priced, json));
    },
    /** Fetches again what may have changed, and shows the difference. */
    recheck() {
      if (!priced) return;
      markSeen(priced.quote);
      void price.reload();
    },
    retry() {
      setHasRetried(true);
      void price.reload();
    },
  };
}

export type BookingPrice = ReturnType<typeof useBookingPrice>;
