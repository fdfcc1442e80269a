import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { GuestLink, type TextLink } from './guest-link';
import { guestMailOf } from './guest-mail-copy';
import { MoveStay, type MoveActions } from './move-stay';
import { Card } from '@/components/host/shell/card';
import { readablePhone } from '@/lib/domain/values/parse-phone';
import { formatDateRange, formatGuestsAndPets, formatNights } from '@/lib/copy/format';
import { mailtoLink, telLink } from '@/lib/domain/messaging/contact-links';
import type { HostBooking } from '@/lib/schemas/host/bookings/bookings';

export type StayActions = MoveActions & { textLink: TextLink };
type Props = {
  found: HostBooking;
  canEdit: boolean;
  isPayable: boolean;
  cabins: ComponentProps<typeof MoveStay>['cabins'];
  actions: StayActions;
  stopTexts?: ReactNode;
};

export function BookingStay({ found, canEdit, isPayable, cabins, actions, stopTexts }: Props) {
  const { booking, quote, leftOfPayments: left } = found;
  const { reference, guestToken, guestPhone } = booking;
  return (
    <Card heading="Stay">
      <p>
        {formatDateRange(booking)}, {formatNights(booking.nights)}
      </p>
      <p>{formatGuestsAndPets(booking.adults + booking.children, booking.pets)}</p>
      {booking.guestEmail && (
        <p>
          <a href={mailtoLink(booking.guestEmail)}>{booking.guestEmail}</a>
        </p>
      )}
      {booking.guestPhone && (
        <p>
          <a href={telLink(booking.guestPhone)}>{readablePhone(booking.guestPhone)}</a>
        </p>
      )}
      {stopTexts}
      {booking.guestPhone && !booking.guestEmail && (
        <p>There’s no email address, so the guest gets no letters. Call, and share the link.</p>
      )}
      {canEdit && guestToken && (
        <GuestLink
          reference={reference}
          isPayable={isPayable}
          token={guestToken}
          text={guestPhone?.startsWith('+1') && !booking.isExample ? actions.textLink : null}
        />
      )}
      {booking.minimumStayReason && (
        <p>Shorter than the minimum stay: {booking.minimumStayReason}</p>
      )}
      <Link href={`/host/calendar?from=${booking.checkIn}&cabin=${booking.cabinId}`}>
        Show in the calendar
      </Link>
      {canEdit && found.canMove && (
        <MoveStay
          reference={reference}
          stay={{
            cabinId: booking.cabinId,
            checkIn: booking.checkIn,
            checkOut: booking.checkOut,
            adults: booking.adults,
            children: booking.children,
            pets: booking.pets,
          }}
          agreed={quote.adjustment}
          left={left}
          moves={booking.moves}
          mail={guestMailOf(found)}
          cabins={cabins}
          actions={actions}
        />
      )}
    </Card>
  );
}
