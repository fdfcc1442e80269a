import type { Stay } from '../domain/stays/stay.ts';
import { buildCalendarFile, googleCalendarLink } from './write.ts';

type Trip = { title: string; url: string; stay: Stay };

/** One all-day event, end exclusive. It doesn't block time, because the trip is only planned. */
export const itineraryCalendarFile = (
  { title, url, stay }: Trip,
  { uid, updatedAt }: { uid: string; /** ISO. */ updatedAt: string },
): string =>
  buildCalendarFile([
    {
      uid,
      url,
      summary: title,
      description: url,
      start: stay.checkIn,
      end: stay.checkOut,
      stamp: new Date(updatedAt),
      isBusy: false,
    },
  ]);

export const itineraryGoogleLink = ({ title, url, stay }: Trip): string =>
  googleCalendarLink({
    text: title,
    dates: `${stay.checkIn}/${stay.checkOut}`.replaceAll('-', ''),
    details: url,
  });
