import { stayReasonCopy } from '@/components/stay-picker/stay/reason-copy';
import { toast } from '@/components/ui/toast-store';
import { ApiError, fetchJson, postJson, serverMessage } from '@/lib/browser/api/fetch-json';
import { copyText } from '@/lib/browser/clipboard';
import { share } from '@/lib/browser/share';
import { stayTotal } from '@/lib/browser/stay-total';
import { formatDateRange } from '@/lib/copy/format';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { parsePromoCode } from '@/lib/domain/pricing/promotion';
import { paths } from '@/lib/http/paths';
import { toQuoteRequest } from '@/lib/schemas/quote-request';
import { shop } from '@/lib/shop/shop';
import { askedStay, chosenStay } from './chosen-stay';

export type SharedCabin = Pick<Cabin, 'id' | 'slug' | 'title' | 'city'>;

/** The chosen stay with its party, code and deal. While the calendar has no price, the server says why. */
function chosenWish(slug: string) {
  const asked = askedStay(slug);
  if (!asked) return null;
  const shown = stayTotal(slug);
  if (shown)
    return { ...asked, promoCode: shown.promoCode ?? null, dealId: shown.deal?.id ?? null };
  const code = new URLSearchParams(window.location.search).get('promo') ?? '';
  return { ...asked, promoCode: parsePromoCode(code), dealId: null };
}

async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) toast({ title: 'Link copied', tone: 'success' });
  else toast({ title: 'Couldn’t copy the link', description: link, durationMs: 10_000 });
}

/** Shares a link with the chosen dates and nothing else from the page's URL. */
export async function shareCabin({ slug, title, city }: SharedCabin): Promise<void> {
  const { stay, guests, pets } = chosenStay(slug) ?? {};
  const link = new URL(paths.cabin(slug, { ...stay, guests, pets }), window.location.origin).href;
  const text = `${title} in ${city}, on ${shop().name}`;
  await share({ title, text, url: link }, () => copyLink(link));
}

function failureOf(error: unknown) {
  if (!navigator.onLine) {
    return { title: 'You’re offline', description: 'Connect to the internet and try again.' };
  }
  if (error instanceof ApiError && error.status === 422) {
    const { title, description } = stayReasonCopy(error.reason ?? '');
    return { title, description };
  }
  return {
    title: 'We couldn’t make the link',
    description: serverMessage(error, 'Please try again.'),
  };
}

/** Shares a link to the stay and its current price, line by line. */
export async function sendStay({ id, slug, title, city }: SharedCabin): Promise<void> {
  const wish = chosenWish(slug);
  if (!wish) return toast({ title: 'Pick your dates first' });
  let url: unknown;
  try {
    ({ url } = await fetchJson('/api/quotes', postJson(toQuoteRequest({ cabinId: id, ...wish }))));
    if (typeof url !== 'string') throw new ApiError(0);
  } catch (error) {
    return toast({ ...failureOf(error), durationMs: 6000 });
  }
  const link = url;
  const text = `${title} in ${city}, ${formatDateRange(wish.stay)}, with the total`;
  await share({ title, text, url: link }, () => copyLink(link));
}
