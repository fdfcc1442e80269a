import { stayReasonCopy } from '@/components/stay-picker/stay/reason-copy';
import { toast } from '@/components/ui/toast-store';
import { ApiError, fetchJson, postJson, serverMessage } from '@/lib/browser/api/fetch-json';
import { copyText } from '@/lib/browser/clipboard';
import { share } from '@/lib/browser/share';
import { stayTotal } from '@/lib/browser/stay-total';
import { formatDateRange } from '@/lib/copy/format';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { parsePromoCode } from '@/lib/domain/pricing/promotion';
import { DEFAULT_PARTY, parseCount } from '@/lib/domain/stays/party';
import { parseStay } from '@/lib/domain/stays/stay';
import { paths } from '@/lib/http/paths';
import { toQuoteRequest } from '@/lib/schemas/quote-request';
import { shop } from '@/lib/shop/shop';

export type SharedCabin = Pick<Cabin, 'id' | 'slug' | 'title' | 'city'>;

/** The stay of the page's address; null without dates. */
function addressedStay() {
  const query = new URLSearchParams(window.location.search);
  const asked = parseStay(query.get('check_in'), query.get('check_out'));
  if (!asked.ok) return null;
  return {
    stay: asked.stay,
    guests: parseCount(query.get('guests')),
    pets: parseCount(query.get('pets')),
    promoCode: parsePromoCode(query.get('promo') ?? ''),
  };
}

/** The dates that the calendar shows; until it has told, those of the page's address. */
function chosenStay(slug: string) {
  const shown = stayTotal(slug);
  if (shown) {
    const { stay, party } = shown;
    return { ...stay, guests: party.adults + party.children, pets: party.pets };
  }
  const asked = shown === null ? null : addressedStay();
  return asked ? { ...asked.stay, guests: asked.guests, pets: asked.pets } : {};
}

/** The same with party, code and deal. While the calendar has no price, the server says why. */
function chosenWish(slug: string) {
  const shown = stayTotal(slug);
  if (shown) {
    const { stay, party, promoCode, deal } = shown;
    return { stay, party, promoCode: promoCode ?? null, dealId: deal?.id ?? null };
  }
  const asked = addressedStay();
  if (!asked) return null;
  const { stay, guests, pets, promoCode } = asked;
  const { adults, children } = DEFAULT_PARTY;
  const party = { adults: guests || adults, children, pets: pets ?? DEFAULT_PARTY.pets };
  return { stay, party, promoCode, dealId: null };
}

async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) toast({ title: 'Link copied', tone: 'success' });
  else toast({ title: 'Couldn’t copy the link', description: link, durationMs: 10_000 });
}

/** Shares a link to the cabin with the chosen dates, and with nothing else of the page's address. */
export async function shareCabin({ slug, title, city }: SharedCabin): Promise<void> {
  const link = new URL(paths.cabin(slug, chosenStay(slug)), window.location.origin).href;
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

/** Shares a link to the stay and its price of now, line by line. */
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
