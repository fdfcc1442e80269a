import type { SupabaseClient } from '@supabase/supabase-js';
import {
  canSeeLocation,
  type Arrival,
  type Booking,
  type GuestMessage,
} from '../domain/bookings/booking.ts';
import { publicLocation } from '../domain/values/public-location.ts';
import { toCamelKeys } from '../domain/values/key-case.ts';
import type { Database } from './database.types.ts';
import { expectData } from './expect-data.ts';
import { toStoredQuote } from './stored-quote.ts';

/** The result of the database function read_guest_stay in camel case. */
type BookingRow = Omit<Booking, 'quote' | 'cabin' | 'arrival' | 'messages' | 'isSoldElsewhere'> & {
  createdAt: string;
  totalCents: number;
  cabin: Omit<Booking['cabin'], 'isLive' | 'place'> &
    Omit<Arrival, 'location'> &
    Arrival['location'] & { live: boolean };
  messages: (Omit<GuestMessage, 'sentAt'> & { createdAt: string })[];
  soldElsewhere: boolean;
};

const toClock = (time: string) => time.slice(0, 'HH:mm'.length);

function toBooking({ quote: sold, ...json }: { quote: unknown }): Booking {
  const { createdAt: _, totalCents, ...row } = toCamelKeys(json) as unknown as BookingRow;
  const { cabin: read, messages, soldElsewhere: isSoldElsewhere, ...booking } = row;
  const {
    live: isLive,
    latitude,
    longitude,
    address,
    directions,
    parking,
    opensAt,
    ...cabin
  } = read;
  const location = { latitude, longitude };
  return {
    ...booking,
    quote: toStoredQuote(sold, { ...booking, totalCents }),
    cabin: {
      ...cabin,
      isLive,
      place: publicLocation(location),
      checkInTime: toClock(cabin.checkInTime),
      checkOutTime: toClock(cabin.checkOutTime),
    },
    arrival: canSeeLocation(booking.status)
      ? { location, address, directions, parking, opensAt }
      : null,
    messages: messages.map(({ createdAt: sentAt, ...message }) => ({ ...message, sentAt })),
    isSoldElsewhere,
  };
}

/** The booking of a guest's token. It uses a function, because a filter would read a token of digits as a number. */
export async function readBooking(
  admin: SupabaseClient<Database>,
  token: string,
): Promise<Booking | null> {
  const found = await admin.rpc('read_guest_stay', { p_token: token });
  const json = expectData(found) as unknown as { quote: unknown } | null;
  return json && toBooking(json);
}

export async function requireBooking(
  admin: SupabaseClient<Database>,
  token: string,
): Promise<Booking> {
  const booking = await readBooking(admin, token);
  if (!booking) throw new Error('There is no booking with this token');
  return booking;
}
