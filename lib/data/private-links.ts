import 'server-only';
import { hasItinerary } from '@/lib/data/search/itineraries';
import { getSharedPost } from '@/lib/data/content/shared-post';
import { getQuestion } from '@/lib/data/bookings/questions';
import { getSentQuote } from '@/lib/data/bookings/sent-quotes';
import { getTestPaymentPage } from '@/lib/data/bookings/test-payments';
import { bookingTokenSchema } from '@/lib/schemas/guest-booking';
import { adminClient } from '@/lib/supabase/admin-client';
import { readBooking } from '@/lib/supabase/booking-row';
import { getReviewRequest } from '@/lib/data/reviews/reviews';

type Check = (token: string, now: Date) => Promise<boolean>;

const opensBooking: Check = async (token) =>
  bookingTokenSchema.safeParse(token).success && (await readBooking(adminClient(), token)) !== null;

/** Checks by page folder whether a private link is valid. */
export const LINK_CHECKS = {
  stay: opensBooking,
  question: async (token) => (await getQuestion(token)) !== null,
  review: async (token, now) => (await getReviewRequest(token, now)) !== null,
  'shared-itinerary': hasItinerary,
  preview: async (token, now) => (await getSharedPost(token, now)) !== null,
  quote: async (token) => (await getSentQuote(token)) !== null,
  pay: async (session) => (await getTestPaymentPage(session)) !== null,
} satisfies Record<string, Check>;
