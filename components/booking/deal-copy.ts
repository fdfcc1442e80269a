import type { QuoteResponse } from '@/lib/schemas/quote';

type Deal = NonNullable<QuoteResponse['deal']>;

export const DEAL_ENDED = 'deal-expired';

/** Why the deal of the link gives no discount; null when it does. */
export function dealText(deal: Deal | null): string | null {
  if (deal === null || deal.applied) return null;
  return deal.reason === DEAL_ENDED
    ? 'The Deal of the Day has ended, so its discount no longer applies.'
    : 'The deal in your link is for a different cabin.';
}
