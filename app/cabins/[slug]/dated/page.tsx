import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { toQuoteRequest } from '@/components/stay-picker/quote-request';
import { withStayPreview } from '@/components/seo/stay-preview';
import { requestQuote } from '@/lib/data/quotes';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { DEFAULT_PARTY } from '@/lib/domain/stays/party';
import { parseSearchParams } from '@/lib/domain/search/search-criteria';
import { toStay, type Stay } from '@/lib/domain/stays/stay';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { paths } from '@/lib/paths';
import { cabinMetadata, CabinPage, requireCabin } from '../cabin-page';

type Props = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const PATIENCE_MS = 1500;

async function readVisit({ params, searchParams }: Props) {
  const { criteria, problems } = parseSearchParams(await searchParams);
  const { checkIn, checkOut, guests } = criteria;
  const cabin = await requireCabin((await params).slug, (slug) =>
    paths.cabin(slug, { checkIn, checkOut, guests }),
  );
  const isClear = problems.length === 0;
  return { cabin, guests, stay: isClear ? toStay(criteria) : null };
}

/**
 * Null when the backend is down or slow, and past the visitor's share of quotes: a preview without the total is better
 * than none, and the page itself comes from the catalogue.
 */
async function getAnswer(cabin: Cabin, stay: Stay, guests: number) {
  if (!(await isWithinLimit({ headers: await headers() }, 'quote'))) return null;
  const party = { ...DEFAULT_PARTY, adults: guests };
  const request = toQuoteRequest({ cabinId: cabin.id, stay, party });
  const outcome = await requestQuote(request, PATIENCE_MS).catch(() => null);
  if (outcome?.ok) return { totalCents: outcome.quote.totalCents };
  return outcome?.code === 'stay_not_bookable' ? { refusal: outcome.reason } : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { cabin, stay, guests } = await readVisit(props);
  const page = cabinMetadata(cabin);
  const answer = stay && (await getAnswer(cabin, stay, guests));
  return stay && answer ? withStayPreview(page, { cabin, stay, guests, answer }) : page;
}

/** The cabin's page as a document with dates in its address: a preview can tell their total (next.config.ts). */
export default async function Page(props: Props) {
  return <CabinPage cabin={(await readVisit(props)).cabin} />;
}
