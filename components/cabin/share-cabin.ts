import { toast } from '@/components/ui/toast-store';
import { copyText } from '@/lib/browser/clipboard';
import { share } from '@/lib/browser/share';
import { stayTotal } from '@/lib/browser/stay-total';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { parseCount } from '@/lib/domain/stays/party';
import { parseStay } from '@/lib/domain/stays/stay';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

export type SharedCabin = Pick<Cabin, 'slug' | 'title' | 'city'>;

/** The dates the calendar shows, or before it reports any, those of the page's URL. */
function chosenStay(slug: string) {
  const shown = stayTotal(slug);
  if (shown) {
    const { stay, party } = shown;
    return { ...stay, guests: party.adults + party.children, pets: party.pets };
  }
  const query = new URLSearchParams(window.location.search);
  const asked = parseStay(query.get('check_in'), query.get('check_out'));
  if (shown === null || !asked.ok) return {};
  return {
    ...asked.stay,
    guests: parseCount(query.get('guests')),
    pets: parseCount(query.get('pets')),
  };
}

async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) toast({ title: 'Link copied', tone: 'success' });
  else toast({ title: 'Couldn’t copy the link', description: link, durationMs: 10_000 });
}

/** Shares a link with the chosen dates and nothing else from the page's URL. */
export async function shareCabin({ slug, title, city }: SharedCabin): Promise<void> {
  const link = new URL(paths.cabin(slug, chosenStay(slug)), window.location.origin).href;
  const text = `${title} in ${city}, on ${shop().name}`;
  await share({ title, text, url: link }, () => copyLink(link));
}
