import { FAMILY_MIN_GUESTS, type CabinFilter } from '@/lib/domain/catalog/cabin-filters';
import { site } from '@/lib/site';

type ListCopy = { title: string; heading: string; intro: string; description: string };

export const ALL_CABINS_COPY: ListCopy = {
  title: `All Cabins in the ${site.region}`,
  heading: `All Cabins in the ${site.region}`,
  intro: `Vetted and handpicked, one by one, since 2020. Compare hot tubs, indoor pools, ridge views and room to sleep across Gatlinburg, Pigeon Forge, Sevierville and Wears Valley, then book directly with no service fees.`,
  description: `Browse every vetted, handpicked cabin in Gatlinburg, Pigeon Forge, Sevierville and Wears Valley. Live availability, totals with fees and taxes, no service fees.`,
};

export const CATEGORY_COPY: Record<CabinFilter, ListCopy> = {
  'hot-tub': {
    title: `Cabins with Hot Tubs in the ${site.region}`,
    heading: 'Hot Tub Cabins',
    intro:
      'Nothing settles trail legs like hot water and cold mountain air. Every cabin on this page has a hot tub of its own, so the soak after the hike needs no reservation.',
    description: `Smoky Mountain cabins with a hot tub. See live availability and the full price with fees and taxes before you book.`,
  },
  pool: {
    title: `Cabins with Indoor Pools in the ${site.region}`,
    heading: 'Cabins with Indoor Pools',
    intro:
      'An indoor pool turns a snow day into a swim day. These cabins keep theirs under their own roof, warm in January as in July.',
    description: `Smoky Mountain cabins with an indoor pool near Gatlinburg and Pigeon Forge. Live availability, totals with fees and taxes, no service fees.`,
  },
  'mountain-views': {
    title: `Mountain View Cabins in the ${site.region}`,
    heading: 'Cabins with Mountain Views',
    intro:
      'Morning fog in the hollows, blue ridges stacked to the horizon, and a rocking chair to watch it from. These are the cabins whose views stopped our conversation.',
    description: `Smoky Mountain cabins with long-range mountain views. Check live availability and see the full price with fees and taxes.`,
  },
  'pet-friendly': {
    title: `Pet-Friendly Cabins in the ${site.region}`,
    heading: 'Pet-Friendly Cabins',
    intro:
      'Bring the dog. Each of these cabins welcomes pets, says how many, and shows its pet fee before you book, so nobody has to hide a wagging tail.',
    description: `Pet-friendly Smoky Mountain cabins with the pet fee stated up front. Live availability and no service fees.`,
  },
  family: {
    title: `Family Cabins in the ${site.region}`,
    heading: 'Family Cabins',
    intro: `Cousins in the bunk room, grandparents in the king suite, everyone at one long table. Each cabin here sleeps ${FAMILY_MIN_GUESTS} or more, with space to be together and doors to close.`,
    description: `Family cabins in the Smoky Mountains that sleep ${FAMILY_MIN_GUESTS} or more. Compare bedrooms, game rooms and pools, with totals that include fees and taxes.`,
  },
};
