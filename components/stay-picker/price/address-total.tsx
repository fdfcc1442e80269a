'use client';

import { useEffect, useMemo, useState } from 'react';
import { useRevealedDeal } from '@/components/deal/use-revealed-deal';
import { noteStayTotal, stayTotal } from '@/lib/browser/stay-total';
import { freeThrough } from '@/lib/domain/bookings/cancellation';
import { checkPromotion } from '@/lib/domain/pricing/promotion';
import { checkStay } from '@/lib/domain/stays/availability';
import { checkParty } from '@/lib/domain/stays/party';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { readInitialStay } from '@/components/stay-picker/stay/initial-stay';
import { localQuote } from '@/components/stay-picker/stay/local-prices';
import { toQuoteRequest } from '@/lib/schemas/quote-request';
import { findRefusedStay } from '@/components/stay-picker/stay/refused-stay';
import { useAvailability } from '@/components/stay-picker/stay/use-availability';
import { usePromoCode } from '@/components/stay-picker/stay/use-promotion';
import { useQuote } from '@/components/stay-picker/stay/use-quote';

/** Reports the total of the dates in the address, or that they can't be booked, until a calendar on the page does. */
export function AddressTotal({ cabin }: { cabin: AvailabilityCabin }) {
  const [{ stay, party }] = useState(() => readInitialStay(cabin));
  const { calendar, promotion, errorText } = useAvailability(cabin);
  const code = usePromoCode();
  const applied = promotion?.code === code ? promotion : null;
  // Only the server knows a code that isn't advertised.
  const isCodeKnown = code === null || applied !== null;
  const { deal, isOver, isPending } = useRevealedDeal(cabin.id);
  const discountPercent = isOver ? 0 : (deal?.discountPercent ?? 0);
  const appliedDeal = discountPercent > 0 ? deal : null;
  const isBookable =
    calendar !== null &&
    stay !== null &&
    !isPending &&
    checkParty(cabin, party).ok &&
    checkStay(calendar, stay).ok;
  const localCents = useMemo(
    () =>
      isBookable && isCodeKnown
        ? (localQuote(calendar, cabin, stay, party.pets, discountPercent, applied)?.totalCents ??
          null)
        : null,
    [isBookable, isCodeKnown, calendar, cabin, stay, party, discountPercent, applied],
  );
  const isForServer = isBookable && localCents === null;
  const request = { cabinId: cabin.id, party, promoCode: code, dealId: deal?.id };
  const { priced, isLoading } = useQuote(isForServer ? toQuoteRequest({ ...request, stay }) : null);
  const totalCents = localCents ?? (isForServer ? (priced?.quote.totalCents ?? null) : null);
  const quotedCode = priced?.quote.promoCode ?? null;
  const isKnown = errorText !== null || (calendar !== null && !isPending && !isLoading);
  useEffect(() => {
    if (!isKnown || stayTotal(cabin.slug) !== undefined) return;
    if (!stay || totalCents === null) {
      const discounts = { discountPercent, promotion: applied };
      const refused =
        stay &&
        calendar &&
        findRefusedStay(calendar, cabin, { stay, party, promoCode: code }, discounts);
      return noteStayTotal(cabin.slug, { total: null, ...(refused && { refused }) });
    }
    const lastDay = freeThrough({ ...cabin, checkIn: stay.checkIn, now: new Date() });
    const localCode = applied && checkPromotion(applied, stay).ok ? applied.code : null;
    const promoCode = isForServer ? quotedCode : localCode;
    const total = { stay, party, totalCents, freeThrough: lastDay, promoCode, deal: appliedDeal };
    noteStayTotal(cabin.slug, { total, refused: null });
  }, [
    cabin,
    isKnown,
    stay,
    party,
    totalCents,
    calendar,
    code,
    applied,
    isForServer,
    quotedCode,
    discountPercent,
    appliedDeal,
  ]);
  return null;
}
