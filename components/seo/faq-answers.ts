import { type CabinSummary, type ListedCabin } from '@/lib/domain/catalog/cabin';
import { isCategoryShown } from '@/lib/shop/categories';
import {
  FAMILY_MIN_GUESTS,
  filterCabins,
  type CabinFilter,
} from '@/lib/domain/catalog/cabin-filters';
import { formatList, formatWholeDollars, plural } from '@/lib/copy/format';
import { regionPhrase, shop } from '@/lib/shop/shop';
import type { Faq } from './faq-page';

type AskedAmenity = 'hot_tub' | 'pickleball_court' | 'indoor_pool' | 'theater_room';

const AMENITY_WORDS: Record<AskedAmenity, string> = {
  hot_tub: 'a hot tub',
  pickleball_court: 'a pickleball court',
  indoor_pool: 'an indoor pool',
  theater_room: 'a theater room',
};

const SOON = 'as soon as the first ones are listed';

function countText(count: number): string {
  return `${count === 0 ? 'No' : count} ${plural(count, 'cabin', 'cabins')}`;
}

function amenityAnswer(cabins: readonly CabinSummary[], amenity: AskedAmenity, hint = ''): string {
  const count = cabins.filter((cabin) => cabin.amenities.includes(amenity)).length;
  const what = AMENITY_WORDS[amenity];
  if (cabins.length === 0) return `Each cabin’s page will say whether it has ${what}, ${SOON}.`;
  if (count === 0) return `Not right now. None of my cabins have ${what}.`;
  return `Yes. ${count} of my ${cabins.length} cabins ${plural(count, 'has', 'have')} ${what}. ${hint}`.trim();
}

/** Names the category's page if it is shown. */
const gatheredIn = (filter: CabinFilter, name: string) =>
  isCategoryShown(filter) ? `You’ll find them under ${name}.` : '';

function petAnswer(cabins: readonly CabinSummary[]): string {
  if (cabins.length === 0)
    return `Each cabin’s page will say so, with the fee if there is one, ${SOON}.`;
  const welcoming = filterCabins(cabins, 'pet-friendly');
  if (welcoming.length === 0) return 'Not right now. None of my cabins take pets.';
  const fees = welcoming.map((cabin) => cabin.petFeeCents ?? 0);
  const least = Math.min(...fees);
  const most = Math.max(...fees);
  const range = [...new Set([least, most])].map(formatWholeDollars).join(' to ');
  const fee = most === 0 ? 'with no pet fee' : `with a pet fee of ${range} per stay`;
  return `Yes, at ${countText(welcoming.length)}, ${fee}. It’s in your total before you book.`;
}

function typesAnswer(cabins: readonly CabinSummary[]): string {
  if (cabins.length === 0)
    return `${shop().isExample ? 'Handpicked cabins' : 'Cabins'} of every size, from couples to reunions.`;
  const guests = cabins.map((cabin) => cabin.maxGuests);
  const family = filterCabins(cabins, 'family').length;
  const views = filterCabins(cabins, 'mountain-views').length;
  const looks = `, and ${countText(views).toLowerCase()} ${plural(views, 'looks', 'look')} out on the mountains.`;
  return [
    `${countText(cabins.length)}${shop().isExample ? ', all vetted and handpicked' : ''}, for ${Math.min(...guests)} to ${Math.max(...guests)} guests.`,
    `${countText(family)} ${plural(family, 'sleeps', 'sleep')} ${FAMILY_MIN_GUESTS} or more${views > 0 ? looks : '.'}`,
  ].join(' ');
}

function areasAnswer(cabins: readonly ListedCabin[]): string {
  const counts = shop().areas.map(({ slug, city }) => {
    const count = cabins.filter(({ area }) => area === slug).length;
    return cabins.length === 0 ? city : `${city} (${count})`;
  });
  const where = shop().showsSmokies
    ? `all in Sevier County, ${shop().state}, at the edge of Great Smoky Mountains National Park`
    : `in ${regionPhrase()}, ${shop().state}`;
  return `${formatList(counts)}, ${where}.`;
}

/** The seven questions of product §2.4; whatever an answer counts, it counts in the cabins given. */
export function listFaqs(cabins: readonly ListedCabin[]): Faq[] {
  return [
    { question: 'What types of cabins do you offer?', answer: typesAnswer(cabins) },
    { question: 'Are pets allowed?', answer: petAnswer(cabins) },
    {
      question: 'Do the cabins have hot tubs?',
      answer: amenityAnswer(cabins, 'hot_tub', gatheredIn('hot-tub', 'Hot Tub Cabins')),
    },
    {
      question: 'Is there a cabin with a pickleball court?',
      answer: amenityAnswer(cabins, 'pickleball_court'),
    },
    {
      question: 'Do you have cabins with indoor pools?',
      answer: amenityAnswer(cabins, 'indoor_pool', gatheredIn('pool', 'Pool Cabins')),
    },
    {
      question: 'Do any cabins have a theater room?',
      answer: amenityAnswer(cabins, 'theater_room'),
    },
    { question: 'Which areas do you serve?', answer: areasAnswer(cabins) },
  ];
}
