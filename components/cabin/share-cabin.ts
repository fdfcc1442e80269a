import { toast } from '@/components/ui/toast-store';
import { copyText } from '@/lib/browser/clipboard';
import { share } from '@/lib/browser/share';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { chosenStay } from './chosen-stay';

export type SharedCabin = Pick<Cabin, 'slug' | 'title' | 'city'>;

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
