import type { OfferReason } from '../../../lib/domain/pricing/offer.ts';
import { errorResponse } from './responses.ts';

const QUOTE_MINUTES = 15;

/** The ISO instant until which a quote may be shown without a new one. */
export const quoteExpiry = (now: Date) =>
  new Date(now.getTime() + QUOTE_MINUTES * 60_000).toISOString();

export const stayNotBookable = (reason: OfferReason) =>
  errorResponse(422, 'stay_not_bookable', 'These dates don’t work for your group.', {
    reason,
  });
