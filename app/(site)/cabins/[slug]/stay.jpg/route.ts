import { withErrorHandling } from '@/lib/api/handler';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { unknownCabin } from '@/lib/api/public';
import { getCabin } from '@/lib/data/cabins/cabins';
import { getQuote } from '@/lib/data/bookings/quotes';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { logError } from '@/lib/log/log';
import { toQuoteRequest } from '@/lib/schemas/quote-request';
import { stayCard, withoutDates } from '../stay-card';
import { parseVisit, type Visit } from '../visit';

const QUOTE_PATIENCE_MS = 1200;
// The total may change, so the cache time is short. Apps that show previews cache them anyway.
const CACHE_CONTROL = 'public, max-age=600';

/** Undefined where the stay can't be had; null where the price isn't known. */
async function readTotal(cabin: Cabin, visit: Visit & { stay: object }, visitor: Request) {
  const { stay, party, promoCode } = visit;
  const asked = toQuoteRequest({ cabinId: cabin.id, stay, party, promoCode });
  try {
    const answer = await getQuote(asked, visitor, QUOTE_PATIENCE_MS);
    if (answer?.refusalReason != null) return undefined;
    return answer?.priced?.quote.totalCents ?? null;
  } catch (error) {
    logError('stay-picture', error);
    return null;
  }
}

/** Serves the share image of a cabin link with dates. */
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/cabins/[slug]/stay.jpg'>) => {
    await limitVisitor(request, 'stay-picture');
    const cabin = await getCabin((await params).slug);
    if (!cabin) throw unknownCabin();
    const visit = parseVisit(Object.fromEntries(new URL(request.url).searchParams));
    const { stay } = visit;
    if (!stay) return withoutDates(cabin);
    const totalCents = await readTotal(cabin, { ...visit, stay }, request);
    if (totalCents === undefined) return withoutDates(cabin);
    return stayCard(cabin, stay, totalCents, CACHE_CONTROL);
  },
);
