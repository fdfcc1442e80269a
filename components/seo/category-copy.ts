import { FAMILY_MIN_GUESTS, type CabinFilter } from '@/lib/domain/catalog/cabin-filters';
import { regionPhrase, shop } from '@/lib/shop/shop';

type ListCopy = { title: string; heading: string; intro: string; description: string };
type Words = Omit<ListCopy, 'title'> & { /** Without the region. */ title: string };

const NO_FEES = 'no service fees';

const sinceText = (ofExample: string): string => {
  const words = shop().isExample ? ofExample : shop().claims.since;
  return words && `${words}. `;
};

/** Texts for the Smokies, which mention their summers, winters, and trails. */
const smokiesWords = (towns: string): Record<CabinFilter | 'all', Words> => ({
  all: {
    title: 'All Cabins',
    heading: `All Cabins in ${regionPhrase()}`,
    intro: `${sinceText('Handpicked since 2020')}Compare hot tubs, indoor pools, ridge views and sleeping space across ${towns}, then book direct with ${NO_FEES}.`,
    description: `Browse every ${shop().isExample ? 'vetted, handpicked ' : ''}cabin in ${towns}. Live availability, totals with fees and taxes, ${NO_FEES}.`,
  },
  'hot-tub': {
    title: 'Cabins with Hot Tubs',
    heading: 'Hot Tub Cabins',
    intro:
      'Nothing fixes trail legs like hot water and cold mountain air. Every cabin here has its own hot tub, so there’s no line after the hike.',
    description:
      'Smoky Mountain cabins with a hot tub. See live availability and the full price with fees and taxes before you book.',
  },
  pool: {
    title: 'Cabins with Indoor Pools',
    heading: 'Cabins with Indoor Pools',
    intro:
      'An indoor pool turns a snow day into a swim day. Each of these cabins has its own, as warm in January as in July.',
    description: `Smoky Mountain cabins with an indoor pool near Gatlinburg and Pigeon Forge. Live availability, totals with fees and taxes, ${NO_FEES}.`,
  },
  'mountain-views': {
    title: 'Mountain View Cabins',
    heading: 'Cabins with Mountain Views',
    intro:
      'Morning fog in the hollows, blue ridges stacked to the horizon, and a rocking chair to watch it from. These are the views that stopped me mid-sentence.',
    description:
      'Smoky Mountain cabins with long-range mountain views. Check live availability and see the full price with fees and taxes.',
  },
  'pet-friendly': {
    title: 'Pet-Friendly Cabins',
    heading: 'Pet-Friendly Cabins',
    intro:
      'Bring the dog. Every cabin here welcomes pets and shows its pet fee before you book, so nobody has to hide a wagging tail.',
    description:
      'Pet-friendly Smoky Mountain cabins with the pet fee shown up front. Live availability and no service fees.',
  },
  family: {
    title: 'Family Cabins',
    heading: 'Family Cabins',
    intro: `Cousins in the bunk room, grandparents in the king suite, everyone at one long table. Every cabin here sleeps ${FAMILY_MIN_GUESTS} or more, with room to be together and doors to close.`,
    description: `Family cabins in the Smoky Mountains that sleep ${FAMILY_MIN_GUESTS} or more. Compare bedrooms, game rooms and pools, with totals that include fees and taxes.`,
  },
});

/** Texts for any other region. */
function plainWords(towns: string): Record<CabinFilter | 'all', Words> {
  const usual = smokiesWords(towns);
  const place = regionPhrase();
  const seePrice = 'See live availability and the full price with fees and taxes before you book.';
  return {
    all: {
      ...usual.all,
      intro: `${sinceText(shop().claims.since)}Compare what they have and how many they sleep across ${towns}, then book direct with ${NO_FEES}.`,
    },
    'hot-tub': {
      ...usual['hot-tub'],
      intro: 'Every cabin here has its own hot tub, ready when you are.',
      description: `Cabins with a hot tub in ${place}. ${seePrice}`,
    },
    pool: {
      ...usual.pool,
      intro:
        'An indoor pool turns a rainy day into a swim day. Each of these cabins has its own, as warm in January as in July.',
      description: `Cabins with an indoor pool in ${place}. ${seePrice}`,
    },
    'mountain-views': {
      ...usual['mountain-views'],
      intro: 'Cabins with a mountain in the window.',
      description: `Cabins with a mountain view in ${place}. ${seePrice}`,
    },
    'pet-friendly': {
      ...usual['pet-friendly'],
      description: `Pet-friendly cabins in ${place} with the pet fee shown up front. Live availability and ${NO_FEES}.`,
    },
    family: {
      ...usual.family,
      description: `Family cabins in ${place} that sleep ${FAMILY_MIN_GUESTS} or more. ${seePrice}`,
    },
  };
}

/** "Gatlinburg, Pigeon Forge and Sevierville" */
function townNames(): string {
  const names = shop().areas.map(({ city }) => city);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

/** The words of a list without dates: of a category, or of all cabins for null. */
export function listCopy(filter: CabinFilter | null): ListCopy {
  const wordsOf = shop().showsSmokies ? smokiesWords : plainWords;
  const words = wordsOf(townNames())[filter ?? 'all'];
  return { ...words, title: `${words.title} in ${regionPhrase()}` };
}
