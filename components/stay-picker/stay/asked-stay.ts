import type { ReactNode } from 'react';
import type { RefusedStay } from '@/lib/browser/stay-total';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';

/** The stay in a page's URL, as the server priced it for the first paint. */
export type AskedStay = {
  stay: Stay;
  party: Party;
  /** Null if the server didn't know it in time or the stay isn't available. The browser then finds out. */
  totalCents: number | null;
  /** The last day to cancel for free; null once it is over. */
  freeThrough: CalendarDate | null;
  /** The code in the URL. */
  promoCode?: string | null;
  /** Set when the stay can't be booked. */
  refused?: RefusedStay | null;
  /** The cancellation terms in the panel's words. */
  cancellation: ReactNode;
  /**
   * The phone's bar and the panel's button. The server renders them to keep that code out of the bundle, like the
   * price.
   */
  bar?: ReactNode;
  action?: ReactNode;
  /** The price line by line, or why there is none. */
  price: ReactNode;
  /** What those days are like at the cabin; where the stay isn't available, the way to cabins that are. */
  strip?: ReactNode;
  /** The season and the sky of those days, drawn over a first picture that is a drawing. */
  scene?: ReactNode;
};
