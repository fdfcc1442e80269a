import type { FeedImports, FeedPlatform } from '@/lib/domain/feeds/imported-calendar';

export const PLATFORM_NAMES: Record<FeedPlatform, string> = {
  airbnb: 'Airbnb',
  vrbo: 'Vrbo',
  booking: 'Booking.com',
  other: 'Another calendar',
};

export const IMPORT_NAMES: Record<FeedImports, string> = {
  likely: 'Guests, and blocks set by hand',
  stays: 'Guests only',
  everything: 'Everything',
};

const ERRORS: Record<string, string> = {
  timeout: 'the platform did not answer in time',
  not_a_calendar: 'the address leads to no calendar',
  cut_off: 'the calendar was cut off',
  too_many_events: 'the calendar is too long',
};

/** Why a calendar could not be read, in words. */
export function feedErrorText(error: string): string {
  const [, status] = /^status_(\d{3})$/.exec(error) ?? [];
  if (status === '404' || status === '410') return 'the address is not there any more';
  if (status) return `the platform refused with ${status}`;
  return ERRORS[error] ?? error.replaceAll('_', ' ');
}
