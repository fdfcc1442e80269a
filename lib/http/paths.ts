import type { CabinFilter } from '../domain/catalog/cabin-filters.ts';
import type {
  CancelProblem,
  ChangeProblem,
  FlashMessage,
} from '../domain/bookings/flash-message.ts';
import type { FindNotice } from '../domain/bookings/find-booking.ts';
import type { ReviewNotice } from '../domain/reviews/review.ts';
import type {
  ConfirmationState,
  SignupOutcome,
  SubscriptionState,
} from '../domain/messaging/newsletter.ts';
import type { Stay } from '../domain/stays/stay.ts';
import { withQuery } from './with-query.ts';
import { type AreaSlug } from '../domain/catalog/area.ts';

type CabinQuery = {
  checkIn?: string | null;
  checkOut?: string | null;
  guests?: number | null;
  pets?: number | null;
  promo?: string | null;
  /** The token of a texted link. */
  link?: string | null;
};
type BookingQuery = {
  slug: string;
  checkIn: string;
  checkOut: string;
  adults?: number;
  children?: number;
  pets?: number;
  promo?: string | null;
  deal?: string | null;
  /** The token of a quote that the host sent. */
  quote?: string | null;
  /** The token of an unpaid hold. */
  held?: string | null;
};

/** Every URL of the site. Slugs are encoded, so a hostile one stays inside its path segment. */
export const paths = {
  home: '/',
  plan: '/plan',
  events: '/events',
  fall: '/fall',
  visitorGuide: '/visitor-guide',
  blog: '/blog',
  about: '/about',
  signUp: '/sign-up',
  foundersPricing: '/founders-pricing',
  terms: '/terms',
  privacy: '/privacy',
  promise: '/promise',
  saved: '/saved',
  findBooking: '/find-booking',
  videoFrame: '/video-frame',
  /** `query` comes from `toSearchQuery`, without '?'. */
  cabins: (query?: string) => (query ? `/cabins?${query}` : '/cabins'),
  category: (slug: CabinFilter) => `/cabins/${slug}`,
  area: (slug: AreaSlug) => `/areas/${slug}`,
  cabin: (slug: string, query: CabinQuery = {}) =>
    withQuery(`/cabins/${encodeURIComponent(slug)}`, {
      check_in: query.checkIn,
      check_out: query.checkOut,
      guests: query.guests,
      pets: query.pets || null,
      promo: query.promo,
      link: query.link,
    }),
  sharedItinerary: (id: string) => `/shared-itinerary/${encodeURIComponent(id)}`,
  /** An iCalendar file. */
  tripCalendar: (id: string) => `/api/itineraries/${encodeURIComponent(id)}/calendar`,
  /** A cabin's own calendar for other platforms. */
  cabinCalendar: (token: string) => `/calendar/${encodeURIComponent(token)}.ics`,
  textLink: (token: string) => `/t/${encodeURIComponent(token)}`,
  tour: (slug: string) => `/cabins/${encodeURIComponent(slug)}/tour`,
  blogFeed: '/blog/rss.xml',
  event: (slug: string) => `/events/${encodeURIComponent(slug)}`,
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  booking: (query: BookingQuery) =>
    withQuery('/booking', {
      cabin: query.slug,
      check_in: query.checkIn,
      check_out: query.checkOut,
      adults: query.adults,
      children: query.children,
      pets: query.pets,
      promo: query.promo,
      deal: query.deal,
      quote: query.quote,
      held: query.held,
    }),
  api: {
    openApi: '/api/v1/openapi.json',
    cabins: '/api/v1/cabins',
    availability: (slug: string) => `/api/v1/cabins/${encodeURIComponent(slug)}/availability`,
    quote: '/api/v1/quote',
  },
  paymentSuccess: (sessionId?: string) => withQuery('/payment-success', { session_id: sessionId }),
  /** The test provider's page, where no money moves. */
  testPayment: (sessionId: string, outcome?: 'declined' | 'closed' | 'disputed' | 'noted') =>
    withQuery(`/pay/${encodeURIComponent(sessionId)}`, { outcome }),
  bookingSuccess: (reference: string, token: string) =>
    withQuery('/booking-success', { reference, token }),
  /** The guest's page of a booking. */
  guestBooking: (token: string, notice?: FlashMessage) =>
    withQuery(`/stay/${encodeURIComponent(token)}`, { notice }),
  cancelBooking: (token: string, problem?: CancelProblem) =>
    withQuery(`/stay/${encodeURIComponent(token)}/cancel`, { problem }),
  /** An iCalendar file. */
  stayCalendar: (token: string) => `/stay/${encodeURIComponent(token)}/calendar.ics`,
  stayMessages: (token: string) => `/api/stays/${encodeURIComponent(token)}/messages`,
  stayPayment: (token: string) => `/api/stays/${encodeURIComponent(token)}/pay`,
  stayCancellation: (token: string) => `/api/stays/${encodeURIComponent(token)}/cancel`,
  newsletter: (outcome?: SignupOutcome) => withQuery('/newsletter', { outcome }),
  newsletterConfirm: (token: string) => withQuery('/newsletter/confirm', { token }),
  newsletterConfirmed: (result: ConfirmationState) => withQuery('/newsletter/confirm', { result }),
  newsletterUnsubscribe: (token: string, result?: SubscriptionState) =>
    withQuery('/newsletter/unsubscribe', { token, result }),
  /** For the POST of mail apps. */
  newsletterOneClick: (token: string) => withQuery('/api/newsletter/unsubscribe', { token }),
} as const;

/** Opens the map of a list of cabins. */
export const MAP_FRAGMENT = '#map';

/** After the form was sent without scripts. */
export const findBookingPath = (notice: FindNotice) => withQuery(paths.findBooking, { notice });

/** Kept apart from `paths`, which is in every page's script. */
export const stayArrivalPath = (token: string) => `/api/stays/${encodeURIComponent(token)}/arrival`;

type ChangeQuery = Partial<
  Stay & { adults: number; children: number; pets: number; problem: ChangeProblem }
>;

/** Where a guest changes a stay, with what they want instead. */
export const changeStayPath = (token: string, { checkIn, checkOut, ...rest }: ChangeQuery = {}) =>
  withQuery(`/stay/${encodeURIComponent(token)}/change`, {
    check_in: checkIn,
    check_out: checkOut,
    ...rest,
  });

export const stayChangePath = (token: string) => `/api/stays/${encodeURIComponent(token)}/change`;

type PostPathParts = { slug: string; event?: object | null; yearly?: object | null };

/** Where an article or an event is. */
export const postPath = ({ slug, event, yearly }: PostPathParts) =>
  event || yearly ? paths.event(slug) : paths.blogPost(slug);

/** A draft by its secret link. */
export const draftPath = (token: string) => `/preview/${encodeURIComponent(token)}`;

/** The page of a question, with both sides' words. */
export const questionPath = (token: string, notice?: FlashMessage) =>
  withQuery(`/question/${encodeURIComponent(token)}`, { notice });

export const questionMessagesPath = (token: string) =>
  `/api/questions/${encodeURIComponent(token)}/messages`;

/** The form for a question, without scripts; `problem` says why it wasn't sent. */
export const cabinAskPath = (slug: string) => `/cabins/${encodeURIComponent(slug)}/ask`;

/** Where the guest of a past stay writes a review. */
export const reviewPath = (token: string, notice?: ReviewNotice) =>
  withQuery(`/review/${encodeURIComponent(token)}`, { notice });

/** The page with all facts about a cabin's house and surroundings. */
export const cabinFactsPath = (slug: string) => `/cabins/${encodeURIComponent(slug)}/facts`;

export const cabinFactsJsonPath = (slug: string) => `${cabinFactsPath(slug)}.json`;

/** A map of a booked stay's location, for emails. */
export const stayMapPath = (token: string) => `/stay/${encodeURIComponent(token)}/map.png`;

/**
 * A booking as a postcard: a picture without anything private, at a URL only the guest has. It includes the dates,
 * because mail apps cache pictures.
 */
export const postcardPath = (token: string, { checkIn, checkOut }: Stay) =>
  withQuery(`/stay/${encodeURIComponent(token)}/postcard.jpg`, { dates: `${checkIn}_${checkOut}` });

/** A quote sent by link, and the picture of its preview. */
export const quotePath = (token: string) => `/quote/${encodeURIComponent(token)}`;
export const quotePicturePath = (token: string) => `${quotePath(token)}/card.jpg`;

/** The preview picture of a shared link with dates. */
export const stayPicturePath = (slug: string, query: CabinQuery) =>
  paths.cabin(slug, query).replace('?', '/stay.jpg?');

/** The page of short gaps between stays. */
export const openNightsPath = '/open-nights';
