import { plural } from '@/lib/format';
import type { CabinState, ChecklistItem } from '@/lib/schemas/host/cabins';

export const CABIN_STATE_NAMES: Record<CabinState, string> = {
  draft: 'Draft',
  live: 'Live',
  offline: 'Off line',
  archived: 'Archived',
};

type Item = {
  /** While it is missing. */
  todo: string;
  done: (count: number) => string;
  /** Where it is done. */
  href: (slug: string) => string;
};

const open = (count: number) => `${count} ${plural(count, 'night is', 'nights are')} open`;
const pictures = (count: number) => `${count} ${plural(count, 'picture', 'pictures')}`;

/** What a cabin needs before it goes live, in words. */
export const CHECKLIST_COPY: Record<ChecklistItem, Item> = {
  words: {
    todo: 'Write the short and the long description',
    done: () => 'Descriptions are written',
    href: () => '#words',
  },
  beds: { todo: 'Say who sleeps where', done: () => 'Beds are told', href: () => '#beds' },
  photos: {
    todo: 'Add eight pictures',
    done: pictures,
    href: (slug) => `/host/cabins/${slug}/photos`,
  },
  photo_texts: {
    todo: 'Say what each picture shows',
    done: () => 'Each picture says what it shows',
    href: (slug) => `/host/cabins/${slug}/photos`,
  },
  nights: {
    todo: 'Open nights, with their prices',
    done: open,
    href: (slug) => `/host/rates?cabin=${slug}`,
  },
  place: {
    todo: 'Choose the place, and say how high it lies',
    done: () => 'The place is chosen',
    href: () => '#place',
  },
  address: {
    todo: 'Enter the street address',
    done: () => 'The address is there',
    href: () => '#arrival',
  },
  cancellation: {
    todo: 'Choose the cancellation terms',
    done: (days) => `Free cancellation until ${days} ${plural(days, 'day', 'days')} before arrival`,
    href: () => '#terms',
  },
  taxes: {
    todo: 'Choose a town whose taxes are known',
    done: () => 'The taxes of the town are known',
    href: () => '#place',
  },
  texts: {
    todo: 'Confirm your own promise, story, terms and privacy policy',
    done: () => 'The texts of the shop are yours',
    href: () => '/host/settings/texts',
  },
  contact: {
    todo: 'Enter your own phone and email address',
    done: () => 'Guests reach you by your own phone and email',
    href: () => '/host/settings/shop',
  },
};

export const NEEDED_PICTURES = 8;
