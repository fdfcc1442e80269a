import type { Metadata } from 'next';
import { stayReasonCopy } from '@/components/stay-picker/stay/reason-copy';
import type { Stay } from '@/lib/domain/stays/stay';
import { formatDateRange, formatGuestsAndPets, formatMoney } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';

type StayOffer = {
  cabin: { slug: string; title: string; shortDesc: string };
  stay: Stay;
  guests: number;
  pets: number;
  answer: { totalCents: number } | { refusal: string };
  /** Where the preview leads; the cabin's page with the dates if left out. */
  path?: string;
  /** The picture of the stay; left out where there is none. */
  picture?: { url: string; width: number; height: number; alt: string };
};

function previewTexts({ cabin, stay, guests, pets, answer }: StayOffer) {
  const dates = formatDateRange(stay);
  const party = formatGuestsAndPets(guests, pets);
  if ('refusal' in answer) {
    const { description: reason } = stayReasonCopy(answer.refusal);
    return {
      title: `${cabin.title}: not open ${dates}`,
      description: `${dates}, ${party}: ${reason} See the cabin’s open dates, with totals that include taxes and fees.`,
    };
  }
  const total = formatMoney(answer.totalCents);
  return {
    title: `${cabin.title}: ${dates}, ${total} total`,
    description: `${dates}, ${party}: ${total} total with taxes and fees.`,
  };
}

// Previews show about this much, and the tags must fit into the first 4 KB (decision 12), so X gets only the stay.
const MAX_DESCRIPTION = 200;

/** Adds the cabin's short description if there is room. */
function withShortDesc({ cabin, answer }: StayOffer, description: string): string {
  const whole = `${description} ${cabin.shortDesc}`;
  return 'refusal' in answer || whole.length > MAX_DESCRIPTION ? description : whole;
}

/**
 * A cabin's page as a link with dates previews it; search engines go on keeping the page without them. Facebook reads
 * the preview at og:url, so that one carries the dates.
 */
export function withStayPreview(page: Metadata, offer: StayOffer): Metadata {
  const { cabin, stay, guests, pets, picture, path } = offer;
  const texts = previewTexts(offer);
  return {
    ...page,
    openGraph: {
      ...page.openGraph,
      ...texts,
      description: withShortDesc(offer, texts.description),
      url: path ?? paths.cabin(cabin.slug, { ...stay, guests, pets }),
      ...(picture && { images: [{ ...picture, type: 'image/jpeg' }] }),
    },
    twitter: { ...page.twitter, ...texts },
  };
}
