import { stayCard, withoutDates } from '@/app/(site)/cabins/[slug]/stay-card';
import { withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { readQuote } from '../read-quote';

/** Serves the share image of a sent quote, with the total that booking it now costs. */
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/quote/[id]/card.jpg'>) => {
    await limitVisitor(request, 'stay-picture');
    const found = await readQuote((await params).id);
    if (!found?.cabin) throw new HttpError(404, 'unknown_quote', 'No such quote.');
    const { sent, cabin, answer } = found;
    if (answer?.refusalReason != null) return withoutDates(cabin);
    const { totalCents } = answer?.priced?.quote ?? sent.quote;
    // The link is a secret, so no shared cache keeps it.
    return stayCard(cabin, sent.stay, totalCents, 'private, max-age=600');
  },
);
