import type { ReactNode } from 'react';
import type { RefusedStay } from '@/lib/browser/stay-total';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';

/** The stay that a page's address asks for, as the server priced it for the first paint. */
export type AskedStay = {
  stay: Stay;
  party: Party;
  /** Null where the server did not know it in time, or the stay cannot be had: then the browser finds out. */
  totalCents: number | null;
  /** The last free day to cancel; null once it is over. */
  freeThrough: CalendarDate | null;
  /** The code in the address. */
  promoCode?: string | null;
  /** Set when the stay can't be booked. */
  refused?: RefusedStay | null;
  /** The same in the panel's words. */
  cancellation: ReactNode;
  /** The phone's bar and the panel's button for it; rendered by the server for the same reason as the price. */
  bar?: ReactNode;
  action?: ReactNode;
  /** The price line by line, or why there is none; rendered by the server to keep that code out of the bundle. */
  price: ReactNode;
  /** What those days are like at the cabin; none where it could not be told, or the stay cannot be had. */
  strip?: ReactNode;
  /** The season and the sky of those days, over a drawn first picture. */
  scene?: ReactNode;
};
