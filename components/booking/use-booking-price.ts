import { useMemo, useState } from 'react';
import { useQuote } from '@/components/stay-picker/stay/use-quote';
import { ApiError } from '@/lib/browser/api/fetch-json';
import { readHandOff, type BookingHandOff } from '@/lib/browser/storage/hand-off';
import type { QuoteLine } from '@/lib/domain/pricing/quote';
import { compareQuotes } from '@/lib/domain/pricing/quote-difference';
import { fromQuoteJson } from '@/lib/schemas/quote-json';
import type { QuoteJson, QuoteRequest } from '@/lib/schemas/quote';
import {
  isSameRequest,
  toQuoteRequest,
  type PricedStay,
  type QuoteAnswer,
} from '@/lib/schemas/quote-request';
import { DEAL_ENDED } from './deal-copy';
import { NO_LONGER_VALID } from './promo-copy';
import type { PriceChange } from './price-change-lines';
import { useDebounced } from '@/components/ui/use-debounced';
import { useHydrated } from '@/components/ui/use-hydrated';

const SETTLE_MS = 300;

type SeenPrice = {
  request: QuoteRequest;
  lines: readonly QuoteLine[];
  totalCents: number;
  /** Null when the guest hasn't seen it. */
  dueNowCents: number | null;
};

const toSeenPrice = ({ request, quote, payments }: PricedStay): SeenPrice => ({
  request,
  lines: quote.lines,
  totalCents: quote.totalCents,
  dueNowCents: payments?.dueNowCents ?? null,
});

function priceOfHandOff(handOff: BookingHandOff | null): SeenPrice | null {
  if (!handOff) return null;
  const { cabinId, promoCode, quoteId, dailyDeal, lines, totalPrice } = handOff;
  const dealId = dailyDeal?.id;
  const wish = { cabinId, stay: handOff, party: handOff, promoCode, dealId, quoteId };
  return { request: toQuoteRequest(wish), lines, totalCents: totalPrice, dueNowCents: null };
}

/** A changed total, or a changed part of it that is due now. */
function findChange(before: SeenPrice | null, priced: PricedStay | null): PriceChange | null {
  if (!before || !priced) return null;
  const { quote } = priced;
  const dueBefore = before.dueNowCents;
  const dueNow = priced.payments?.dueNowCents ?? null;
  const isDueChanged = dueBefore !== null && dueNow !== null && dueBefore !== dueNow;
  if (before.totalCents === quote.totalCents && !isDueChanged) return null;
  return {
    lines: [
      ...compareQuotes(before.lines, quote.lines),
      ...(isDueChanged
        ? [{ code: 'due_now', label: 'Due now', beforeCents: dueBefore, afterCents: dueNow }]
        : []),
    ],
    beforeCents: before.totalCents,
    afterCents: quote.totalCents,
  };
}

/** Why the code gives nothing any more, where the server said it. */
type Told = string | null;

function withNewPrice(priced: PricedStay, json: QuoteJson, told: Told): PricedStay {
  const quote = fromQuoteJson(json);
  const { promo, deal } = priced;
  const isPromoGone = promo?.applied && quote.promoCode !== promo.code;
  const isDealGone = deal?.applied && quote.discountPercent === 0;
  return {
    ...priced,
    quote,
    promo: isPromoGone
      ? { code: promo.code, applied: false, reason: told ?? NO_LONGER_VALID }
      : promo,
    deal: isDealGone ? { id: deal.id, applied: false, reason: DEAL_ENDED } : deal,
  };
}

/**
 * The price of the stay asked for. A total that differs from the one the guest saw for the same request is a `change`,
 * which must be accepted before booking.
 */
export function useBookingPrice(wanted: QuoteRequest | null, initial: QuoteAnswer | null) {
  const settled = useDebounced(wanted, SETTLE_MS);
  const atStart = initial && isSameRequest(initial.request, settled) ? initial : null;
  const [hasRetried, setHasRetried] = useState(false);
  const refusedAtStart = hasRetried ? null : (atStart?.refusalReason ?? null);

  const price = useQuote(refusedAtStart === null ? settled : null, {
    fallback: atStart?.priced,
    keepsPrevious: true,
  });
  const shown = wanted && price.priced;
  const priced = shown && isSameRequest(shown.request, wanted) ? shown : null;

  const isHydrated = useHydrated();
  const handedOff = useMemo(
    () => (isHydrated ? priceOfHandOff(readHandOff()) : null),
    [isHydrated],
  );
  const [accepted, setAccepted] = useState<SeenPrice | null>(null);
  const before = [accepted, handedOff].find((seen) => seen && isSameRequest(seen.request, wanted));

  const { error } = price;
  const isRefused = error instanceof ApiError && error.status === 422;
  // The guest tried too many wrong promo codes; removing the code brings the price back.
  const isCodeRefused =
    error instanceof ApiError && error.status === 429 && wanted?.promo_code !== undefined;
  const markSeen = () => priced && setAccepted(toSeenPrice(priced));

  return {
    /** Includes the request to book it with. */
    priced,
    /** The last price, shown dimmed while the next one loads. */
    lastQuote: shown?.quote ?? null,
    isUpdating: wanted !== null && (price.isLoading || !isSameRequest(settled, wanted)),
    refusalReason: isRefused ? (error.reason ?? '') : refusedAtStart,
    codeProblem: isCodeRefused ? error.message : null,
    hasFailed: Boolean(error) && !isRefused && !isCodeRefused,
    change: findChange(before ?? null, priced),
    acceptChange: markSeen,
    replaceWith(json: QuoteJson, told: Told) {
      markSeen();
      // The same total means that the part due now has changed, which only a new quote says.
      if (priced?.quote.totalCents === json.total_cents) void price.reload();
      else if (priced) void price.replace(withNewPrice(priced, json, told));
    },
    /** Fetches again what may have changed, and shows the difference. */
    recheck() {
      markSeen();
      if (priced) void price.reload();
    },
    retry() {
      setHasRetried(true);
      void price.reload();
    },
  };
}

export type BookingPrice = ReturnType<typeof useBookingPrice>;
