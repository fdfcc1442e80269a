import Image from 'next/image';
import type { ReactNode } from 'react';
import { CancellationBanner } from '@/components/availability/cancellation-banner';
import { PriceLines } from '@/components/availability/price-lines';
import { CabinLink } from '@/components/cabins/cabin-link';
import { joinClasses } from '@/components/ui/class-names';
import type { Booking } from '@/lib/domain/booking';
import { formatLongDate, formatNights, formatTime, plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import './print.css';
import { PrintButton } from './print-button';

type BookingConfirmationProps = { booking: Booking; now: Date };

type PanelProps = { title: string; className?: string; children: ReactNode };

function Panel({ title, className, children }: PanelProps) {
  return (
    <section
      className={joinClasses(
        'rounded-card border border-line bg-white p-5 tablet:p-7 print:border-0 print:p-0',
        className,
      )}
    >
      <h2 className="mb-4 text-2xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function partyText({ adults, children, pets }: Booking): string {
  const parts = [`${adults} ${plural(adults, 'adult', 'adults')}`];
  if (children > 0) parts.push(`${children} ${plural(children, 'child', 'children')}`);
  if (pets > 0) parts.push(`${pets} ${plural(pets, 'pet', 'pets')}`);
  return parts.join(', ');
}

function Stay({ booking }: { booking: Booking }) {
  const { cabin, checkIn, checkOut, quote } = booking;
  return (
    <Panel title="Your stay">
      <div className="flex items-center gap-4">
        <Image
          src={cabin.heroImageUrl}
          alt=""
          width={240}
          height={160}
          quality={70}
          loading="eager"
          sizes="120px"
          className="aspect-[3/2] w-28 rounded-xl bg-spruce-100 object-cover print:hidden"
        />
        <div>
          <p className="text-xs font-bold tracking-wide text-ember-700 uppercase">{cabin.city}</p>
          <p className="font-display text-xl font-semibold">
            <CabinLink href={paths.cabin(cabin.slug)} className="hover:underline">
              {cabin.title}
            </CabinLink>
          </p>
        </div>
      </div>
      <dl className="mt-6 grid gap-x-6 gap-y-4 mobile:grid-cols-2">
        <Fact label="Check-in">
          {formatLongDate(checkIn)}
          <span className="block font-normal">from {formatTime(cabin.checkInTime)}</span>
        </Fact>
        <Fact label="Check-out">
          {formatLongDate(checkOut)}
          <span className="block font-normal">by {formatTime(cabin.checkOutTime)}</span>
        </Fact>
        <Fact label="Length">{formatNights(quote.nights)}</Fact>
        <Fact label="Party">{partyText(booking)}</Fact>
        <Fact label="Booked by">{booking.guestName}</Fact>
        <Fact label="E-mail">{booking.guestEmail}</Fact>
      </dl>
    </Panel>
  );
}

function Contact({ reference }: { reference: string }) {
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(`Booking ${reference}`)}`;
  return (
    <Panel title="Questions or changes">
      <p>
        Call or text us at{' '}
        <a href={`tel:${site.phone.e164}`} className="font-semibold underline">
          {site.phone.display}
        </a>{' '}
        or write to{' '}
        <a href={mail} className="font-semibold break-words underline">
          {site.email}
        </a>
        . Please have your booking reference at hand.
      </p>
    </Panel>
  );
}

/** The booking as it was sold: everything comes from the stored quote, nothing is priced again. */
export function BookingConfirmation({ booking, now }: BookingConfirmationProps) {
  const { reference, quote, cabin, status } = booking;
  const isCancelled = status === 'cancelled';
  return (
    <div
      data-printable
      className="grid items-start gap-6 laptop:grid-cols-[minmax(0,1fr)_24rem] laptop:gap-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-spruce-800 p-5 text-white tablet:p-7 laptop:col-span-2 print:bg-transparent print:p-0 print:text-ink">
        <div>
          <p className="text-sm">Booking reference</p>
          <p className="font-display text-3xl font-semibold tracking-wide">{reference}</p>
          <p className="mt-1">
            {isCancelled
              ? 'This booking has been cancelled.'
              : 'Confirmed. Keep this page: it is your confirmation.'}
          </p>
        </div>
        <PrintButton />
      </div>
      <Stay booking={booking} />
      <Panel title="Price" className="laptop:col-start-2 laptop:row-span-2">
        <PriceLines
          lines={quote.lines}
          totalCents={quote.totalCents}
          savingsCents={quote.savingsCents}
        />
        {!isCancelled && (
          <div className="mt-5 grid gap-3">
            <p className="rounded-xl bg-dawn-100 px-4 py-3 text-sm font-medium">
              Pay on arrival. Nothing has been charged.
            </p>
            <CancellationBanner checkIn={booking.checkIn} terms={cabin} now={now} />
          </div>
        )}
      </Panel>
      <Contact reference={reference} />
    </div>
  );
}
