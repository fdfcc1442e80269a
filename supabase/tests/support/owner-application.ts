import { randomUUID } from 'node:crypto';
import type { Database } from '../../../lib/supabase/database.types.ts';

type OwnerRow = Partial<Database['public']['Tables']['owner_applications']['Insert']>;

/** An application as the database keeps it, from a mailbox of its own. */
export const ownerRow = (changes: OwnerRow = {}) => ({
  name: 'June Owner',
  email: `owner-${randomUUID()}@example.com`,
  phone: '+18655550177',
  property_name: 'Fern Hollow',
  area: 'wears-valley',
  address: '12 Fern Hollow Road',
  bedrooms: 3,
  baths: 2.5,
  sleeps: 8,
  amenities: ['hot_tub', 'wifi'],
  takes_pets: true,
  photo_urls: ['https://photos.example.com/one'],
  listing_url: null as string | null,
  message: 'Built in 2019.\nWith a porch.',
  ...changes,
});

/** The same application as the form sends it. */
export const ownerForm = (changes: object = {}) => ({
  ...ownerRow(),
  phone: '(865) 555-0177',
  consent: true,
  website: '',
  elapsed_ms: 90_000,
  ...changes,
});
