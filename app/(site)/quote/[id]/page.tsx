import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cabinMetadata } from '@/app/(site)/cabins/[slug]/cabin-page';
import { QuotePage } from '@/components/booking/quote-page';
import { readQuoteNews } from '@/components/booking/quote-news';
import { TooManyRequests } from '@/components/guest-booking/too-many';
import { withStayPreview } from '@/components/seo/stay-preview';
import { findRefusedStay } from '@/components/stay-picker/stay/refused-stay';
import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import type { StayTotal } from '@/lib/browser/stay-total';
import { getCalendar } from '@/lib/data/bookings/calendars';
import { isPriceKept } from '@/lib/domain/pricing/sent-quote';
import { cancellationStatus } from '@/lib/domain/bookings/cancellation';
import { stayName } from '@/lib/domain/stays/stay-name';
import { formatDateRange } from '@/lib/copy/format';
import { quotePath, quotePicturePath } from '@/lib/http/paths';
import { robotsOf } from '@/lib/http/routes';
import { logError } from '@/lib/log/log';
import { hasPostcard } from '@/lib/pictures/letter-picture';
import { inSeason } from '@/lib/pictures/season-picture';
import { SHARE_SIZE } from '@/lib/pictures/share-size';
import { readQuote } from './read-quote';

type Props = { params: Promise<{ id: string }> };
type Found = NonNullable<Awaited<ReturnType<typeof readQuote>>>;

export const dynamic = 'force-dynamic';

const PRIVATE: Metadata = {
  title: 'Your quote',
  robots: robotsOf('/quote/[id]'),
  // The address is the key.
  referrer: 'no-referrer',
};

/** The preview shows the cabin and the total that booking it now costs. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const found = await readQuote(id);
  if (!found?.cabin) return PRIVATE;
  const { sent, cabin, answer } = found;
  const { stay, party, quote } = sent;
  const refusal = answer?.refusalReason;
  const { openGraph, twitter } = withStayPreview(cabinMetadata(cabin), {
    cabin,
    stay,
    guests: party.adults + party.children,
    pets: party.pets,
    path: quotePath(id),
    answer: refusal ? { refusal } : { totalCents: (answer?.priced?.quote ?? quote).totalCents },
    ...(!refusal &&
      hasPostcard(cabin.heroImageUrl) && {
        picture: {
          url: quotePicturePath(id),
          ...SHARE_SIZE,
          alt: `${stayName(stay, cabin.title)}, ${formatDateRange(stay)}`,
        },
      }),
  });
  return { ...PRIVATE, openGraph, twitter };
}

/** The nearest open stays; null when the calendar couldn't be read. */
async function readRefusal({ sent, cabin, answer }: Found) {
  if (!cabin || !answer?.refusalReason) return null;
  try {
    return findRefusedStay(await getCalendar(cabin), cabin, sent);
  } catch (error) {
    logError('open-stays', error);
    return null;
  }
}

function totalOf({ sent, cabin, answer }: Found, now: Date): StayTotal | null {
  const priced = answer?.priced;
  if (!cabin || !priced) return null;
  const { quote, promo, deal } = priced;
  const { stay, party, token } = sent;
  const status = cancellationStatus({ ...cabin, checkIn: stay.checkIn, now });
  return {
    stay,
    party,
    totalCents: quote.totalCents,
    freeThrough: status.kind === 'free' ? status.lastDay : null,
    promoCode: promo?.applied ? promo.code : null,
    // The booking page reads the deal's end from the browser that revealed it.
    deal: deal?.applied
      ? { id: deal.id, discountPercent: quote.discountPercent, expiresAt: '' }
      : null,
    quoteId: isPriceKept(sent, now) ? token : null,
  };
}

export default async function Page({ params }: Props) {
  if (!(await isWithinLimit({ headers: await headers() }, 'private-link')))
    return <TooManyRequests />;
  const found = await readQuote((await params).id);
  if (!found) notFound();
  const { sent, cabin, answer } = found;
  const now = new Date();
  return (
    <QuotePage
      sent={sent}
      cabin={cabin && toAvailabilityCabin(inSeason(cabin, sent.stay.checkIn))}
      news={readQuoteNews(sent.quote, answer, await readRefusal(found))}
      total={totalOf(found, now)}
      today={answer?.priced?.quote ?? null}
      now={now}
    />
  );
}
