import { formatList, plural } from '@/lib/copy/format';
import type { CabinState, ChecklistItem } from '@/lib/schemas/host/cabins/cabins';

export const CABIN_STATE_NAMES: Record<CabinState, string> = {
  draft: 'Draft',
  live: 'Live',
  offline: 'Unpublished',
  archived: 'Archived',
};

type Item = {
  /** Shown while it is missing. */
  todo: string;
  done: (count: number) => string;
  /** The page that fixes it. */
  href: (slug: string) => string;
};

const open = (count: number) => `${count} ${plural(count, 'night is', 'nights are')} open`;
const pictures = (count: number) => `${count} ${plural(count, 'picture', 'pictures')}`;

/** The checklist of a cabin before it goes live. */
export const CHECKLIST_COPY: Record<ChecklistItem, Item> = {
  words: {
    todo: 'Write the short and the long description',
    done: () => 'Descriptions written',
    href: () => '#words',
  },
  beds: { todo: 'Say who sleeps where', done: () => 'Beds listed', href: () => '#beds' },
  photos: {
    todo: 'Add eight pictures',
    done: pictures,
    href: (slug) => `/host/cabins/${slug}/photos`,
  },
  photo_texts: {
    todo: 'Describe each picture',
    done: () => 'Pictures described',
    href: (slug) => `/host/cabins/${slug}/photos`,
  },
  nights: {
    todo: 'Open nights, with their prices',
    done: open,
    href: (slug) => `/host/rates?cabin=${slug}`,
  },
  place: {
    todo: 'Choose the place and its elevation',
    done: () => 'Place set',
    href: () => '#place',
  },
  address: {
    todo: 'Enter the street address',
    done: () => 'Address set',
    href: () => '#arrival',
  },
  cancellation: {
    todo: 'Choose the cancellation terms',
    done: (days) => `Free cancellation until ${days} ${plural(days, 'day', 'days')} before arrival`,
    href: () => '#terms',
  },
  taxes: {
    todo: 'Choose a town whose taxes we know',
    done: () => 'Taxes set',
    href: () => '#place',
  },
  phone: {
    todo: 'Enter your own phone number',
    done: () => 'Your own phone is set',
    href: () => '/host/settings/shop#shop-phone',
  },
  email: {
    todo: 'Enter your own email address',
    done: () => 'Your own email is set',
    href: () => '/host/settings/shop#shop-email',
  },
  story: {
    todo: 'Publish your own story under About',
    done: () => 'About is yours',
    href: () => '/host/settings/texts#about-heading',
  },
  promise_text: {
    todo: 'Publish your own Promise',
    done: () => 'The Promise is yours',
    href: () => '/host/settings/texts#promise-heading',
  },
  terms_text: {
    todo: 'Publish your own Terms',
    done: () => 'The Terms are yours',
    href: () => '/host/settings/texts#terms-heading',
  },
  privacy_text: {
    todo: 'Publish your own privacy policy',
    done: () => 'The privacy policy is yours',
    href: () => '/host/settings/texts#privacy-heading',
  },
};

const isItem = (item: unknown): item is ChecklistItem =>
  typeof item === 'string' && Object.hasOwn(CHECKLIST_COPY, item);

/** Says in one sentence what has to be done first; null if none of the items is known. */
export function missingText(missing: unknown): string | null {
  const items = Array.isArray(missing) ? missing.filter(isItem) : [];
  if (items.length === 0) return null;
  const todos = items.map((item) => CHECKLIST_COPY[item].todo);
  return `First, ${formatList(todos.map((todo) => todo.charAt(0).toLowerCase() + todo.slice(1)))}.`;
}

export const NEEDED_PICTURES = 8;
