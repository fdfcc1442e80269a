import { logProblem } from '@/lib/browser/log';
import { readLocal, removeLocal, STORAGE_KEYS, writeLocal } from '@/lib/browser/storage/storage';

export const EMPTY_DRAFT = {
  name: '',
  email: '',
  phone: '',
  property_name: '',
  area: '',
  address: '',
  bedrooms: '',
  baths: '',
  sleeps: '',
  amenities: [] as readonly string[],
  takes_pets: false,
  photo_urls: '',
  listing_url: '',
  message: '',
  /** When the form was first touched, in milliseconds; the server tells people from scripts by it. */
  started_at: 0,
};

/** The form as it is typed; numbers become numbers when a step is checked. */
export type Draft = typeof EMPTY_DRAFT;

const KEY = STORAGE_KEYS.ownerApplication;

function isLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) {
    return Array.isArray(value) && value.every((each) => typeof each === 'string');
  }
  return typeof value === typeof example;
}

/** The draft stored before a reload; malformed fields are left empty. */
export function readDraft(): Draft {
  const text = readLocal(KEY);
  if (text === null) return EMPTY_DRAFT;
  try {
    const stored = JSON.parse(text) as Record<string, unknown> | null;
    const known = Object.entries(EMPTY_DRAFT).filter(([field, empty]) =>
      isLike(stored?.[field], empty),
    );
    return {
      ...EMPTY_DRAFT,
      ...Object.fromEntries(known.map(([field]) => [field, stored?.[field]])),
    };
  } catch {
    logProblem('owner-application', 'The stored draft cannot be read');
    return EMPTY_DRAFT;
  }
}

export const writeDraft = (draft: Draft): void => writeLocal(KEY, JSON.stringify(draft));
export const clearDraft = (): void => removeLocal(KEY);
