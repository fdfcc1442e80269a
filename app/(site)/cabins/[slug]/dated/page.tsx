import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { setTimeout as wait } from 'node:timers/promises';
import { DatedPart, refusedText } from '@/components/cabin/dated-bar';
import type { AskedStay } from '@/components/stay-picker/stay/asked-stay';
import { CancellationText } from '@/components/stay-picker/price/cancellation-box';
import { PanelPrice } from '@/components/stay-picker/price/panel-price';
import {
  fitLink,
  partyProblem,
  PartyWays,
  searchFor,
} from '@/components/stay-picker/price/party-problem';
import { RefusedNotice } from '@/components/stay-picker/price/refused-notice';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { findRefusedStay } from '@/components/stay-picker/stay/refused-stay';
import { describeStay } from '@/components/stay-strip/list-stay-facts';
import { StayScene } from '@/components/stay-strip/stay-scene';
import { StayStrip } from '@/components/stay-strip/stay-strip';
import { ReserveNow } from '@/components/stay-picker/picker/reserve-now';
import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';
import { buttonClass } from '@/components/ui/button';
import { withStayPreview } from '@/components/seo/stay-preview';
import type { RefusedStay, StayTotal } from '@/lib/browser/stay-total';
import { getCalendar } from '@/lib/data/bookings/calendars';
import { listEvents } from '@/lib/data/content/posts';
import { getQuote } from '@/lib/data/bookings/quotes';
import { cancellationStatus } from '@/lib/domain/bookings/cancellation';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import type { Stay } from '@/lib/domain/stays/stay';
import { stayName } from '@/lib/domain/stays/stay-name';
import type { StayDays } from '@/lib/domain/trip/stay-fact';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { logError } from '@/lib/log/log';
import { formatDateRange } from '@/lib/copy/format';
import { paths, stayPicturePath } from '@/lib/http/paths';
import { hasPostcard } from '@/lib/pictures/letter-picture';
import { SHARE_SIZE } from '@/lib/pictures/share-size';
import type { QuoteRequest } from '@/lib/schemas/quote';
import { toQuoteRequest } from '@/lib/schemas/quote-request';
import { cabinMetadata, CabinPage, findCabin } from '../cabin-page';
import { parseVisit } from '../visit';

type Props = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const PREVIEW_PATIENCE_MS = 1500;
// Then the page comes with its dates and without the total, which the browser asks for itself.
const PAGE_PATIENCE_MS = 400;

async function readVisit({ params, searchParams }: Props) {
  const { criteria, ...asked } = parseVisit(await searchParams);
  const { guests, pets, promoCode } = asked;
  const { checkIn, checkOut } = criteria;
  const { slug } = await params;
  const cabin = await findCabin(slug, (renamed) =>
    paths.cabin(renamed, { checkIn, checkOut, guests, pets, promo: promoCode }),
  );
  // Only a static page can answer 404 with its words (components/layout/missing.tsx).
  if (!cabin) redirect(paths.cabin(slug));
  return { cabin, ...asked };
}

type Visit = Awaited<ReturnType<typeof readVisit>>;

/** Read once for the page and its preview. Null when the backend is down or the visitor's rate limit is used up. */
const readAnswer = cache(async (request: string) => {
  const visitor = { headers: await headers() };
  if (!(await isWithinLimit(visitor, 'quote'))) return null;
  const asked = JSON.parse(request) as QuoteRequest;
  return getQuote(asked, visitor, PREVIEW_PATIENCE_MS).catch(() => null);
});

async function getAnswer({ cabin, stay, party, promoCode }: Visit) {
  if (stay === null) return null;
  return readAnswer(JSON.stringify(toQuoteRequest({ cabinId: cabin.id, stay, party, promoCode })));
}

/** The share image for a dated link. Only cabins whose picture file the site can read have one. */
function previewPicture({ cabin, guests, pets, promoCode: promo }: Visit, stay: Stay) {
  if (!hasPostcard(cabin.heroImageUrl)) return undefined;
  return {
    url: stayPicturePath(cabin.slug, { ...stay, guests, pets, promo }),
    ...SHARE_SIZE,
    alt: `${stayName(stay, cabin.title)}, ${formatDateRange(stay)}`,
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const visit = await readVisit(props);
  const page = cabinMetadata(visit.cabin);
  const { stay } = visit;
  const found = await getAnswer(visit);
  if (!stay || !found) return page;
  const { priced, refusalReason } = found;
  if (priced) {
    const answer = { totalCents: priced.quote.totalCents };
    return withStayPreview(page, { ...visit, stay, answer, picture: previewPicture(visit, stay) });
  }
  if (!refusalReason) return page;
  return withStayPreview(page, { ...visit, stay, answer: { refusal: refusalReason } });
}

/**
 * Why the stay can't be booked, with the nearest open ones; null when it can, or when the calendar couldn't be read.
 */
async function readRefusal(visit: Visit): Promise<RefusedStay | null> {
  const { stay, party, promoCode, cabin } = visit;
  const answer = await getAnswer(visit);
  if (stay === null || !answer?.refusalReason) return null;
  try {
    return findRefusedStay(await getCalendar(cabin), cabin, { stay, party, promoCode });
  } catch (error) {
    logError('open-stays', error);
    return null;
  }
}

function Refusal({ cabin, refused }: { cabin: AvailabilityCabin; refused: RefusedStay }) {
  const problem = partyProblem(cabin, refused.party);
  if (problem) return <p className="font-semibold text-ember-700">{problem}</p>;
  return <RefusedNotice slug={cabin.slug} refused={refused} />;
}

/** The way on for a guest whose dates are fixed. Cabins that take the party are the panel's to name. */
function OpenElsewhere({ cabin, refused }: { cabin: AvailabilityCabin; refused: RefusedStay }) {
  if (partyProblem(cabin, refused.party)) return null;
  return (
    <p className="mt-3 text-pretty">
      {`${refusedText(refused)}. `}
      <a href={searchFor(refused, refused.party.pets > 0)} className="link">
        See cabins open then
      </a>
    </p>
  );
}

/** Null where the panel's own button leads to the calendar. */
function panelAction(
  cabin: AvailabilityCabin,
  total: StayTotal | null,
  refused: RefusedStay | null,
): ReactNode {
  if (refused && partyProblem(cabin, refused.party)) {
    return (
      <div className="grid gap-2">
        <PartyWays cabin={cabin} {...refused} fit={fitLink(cabin.slug, refused)} />
      </div>
    );
  }
  return (
    total && (
      <ReserveNow
        cabin={cabin}
        total={total}
        className={buttonClass('accent', 'large', 'btn-reserve w-full')}
      >
        Reserve These Dates
      </ReserveNow>
    )
  );
}

async function getAskedStay(visit: Visit): Promise<AskedStay | null> {
  const { stay, party, promoCode, cabin } = visit;
  if (stay === null) return null;
  const [found, refused, days] = await Promise.all([
    Promise.race([getAnswer(visit), wait(PAGE_PATIENCE_MS, null)]),
    Promise.race([readRefusal(visit), wait(PAGE_PATIENCE_MS, null)]),
    Promise.race([readDays(cabin, stay), wait(PAGE_PATIENCE_MS, null)]),
  ]);
  const status = cancellationStatus({ ...cabin, checkIn: stay.checkIn, now: new Date() });
  const isRefused = Boolean(found?.refusalReason);
  const quote = found?.priced?.quote;
  const totalCents = quote?.totalCents ?? null;
  const freeThrough = status.kind === 'free' ? status.lastDay : null;
  const total =
    totalCents === null ? null : { stay, party, totalCents, freeThrough, promoCode, deal: null };
  const place = toAvailabilityCabin(cabin);
  return {
    stay,
    party,
    totalCents,
    promoCode,
    refused,
    freeThrough,
    bar: (total ?? refused) && <DatedPart cabin={place} total={total} refused={refused} />,
    action: panelAction(place, total, refused),
    price: refused ? (
      <Refusal cabin={place} refused={refused} />
    ) : (
      ((quote && <PanelPrice price={quote} plan={found.priced?.payments} />) ?? null)
    ),
    cancellation: isRefused ? null : <CancellationText status={status} />,
    strip: refused ? (
      <OpenElsewhere cabin={place} refused={refused} />
    ) : isRefused || !days ? null : (
      <StayStrip slug={cabin.slug} asked={{ stay }} days={days} />
    ),
    scene: cabin.photos[0]?.isSeasonal && <StayScene checkIn={stay.checkIn} isTaken={isRefused} />,
  };
}

/** Null where the host's events cannot be read: the page comes without it. */
async function readDays(cabin: Cabin, stay: Stay): Promise<StayDays | null> {
  try {
    return describeStay(cabin, stay, await listEvents());
  } catch (error) {
    logError('stay-facts', error);
    return null;
  }
}

/** The cabin's page as a document with dates in its address: it is painted with them and their total, and its preview tells it. */
export default async function Page(props: Props) {
  const visit = await readVisit(props);
  return <CabinPage cabin={visit.cabin} asked={await getAskedStay(visit)} />;
}
