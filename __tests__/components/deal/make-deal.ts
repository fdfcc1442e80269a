import type { DealJson } from '@/lib/schemas/deal';
import { CABIN } from '../stay-picker/support/cabin';

export const DEAL_ID = '99999999-9999-4999-8999-999999999999';

/** The deal of November 20, 2026 (see NOW): 20 % off the cabin of the calendar's tests. */
export function makeDeal(changes: Partial<DealJson> = {}): DealJson {
  return {
    id: DEAL_ID,
    discount_percent: 20,
    starts_at: '2026-11-20T00:00:00+00:00',
    expires_at: '2026-11-21T00:00:00+00:00',
    cabin: {
      id: CABIN.id,
      slug: CABIN.slug,
      title: CABIN.title,
      short_desc: 'A chalet with a lantern-lit porch.',
      hero_image_url: CABIN.heroImageUrl,
      hero_focus_x: 50,
      hero_focus_y: 50,
      city: CABIN.city,
      bedrooms: 2,
      beds: 3,
      baths: 2.5,
      max_guests: CABIN.maxGuests,
      max_pets: CABIN.maxPets,
      featured: false,
      live: true,
      pet_fee: CABIN.petFeeCents,
      amenities: { hot_tub: true },
      tiktok_ids: [],
      video_tour_url: null,
      mountain_mama_review: null,
      views_last_7_days: 12,
      nightly_rate: CABIN.nightlyRateCents,
      cleaning_fee: CABIN.cleaningFeeCents,
      mountain_mama_nightly_surcharge: CABIN.nightlySurchargePercent,
      open_night_least: 45_000,
      open_night_usual: 52_000,
      timezone: CABIN.timezone,
      free_cancel_days: CABIN.freeCancelDays,
      average_rating: 4.7,
      review_count: 31,
    },
    ...changes,
  };
}

/** Stores an unlock as an earlier visit would have left it. */
export function storeUnlock(id: string = DEAL_ID, date = '2026-11-20'): void {
  window.localStorage.setItem('unlockedDailyDeal', id);
  window.localStorage.setItem('unlockedDailyDealDate', date);
}
