import { Fragment } from 'react';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { CheckAvailabilityButton } from '@/components/stay-picker/picker/check-availability-button';
import { ReserveNow } from '@/components/stay-picker/picker/reserve-now';
import { joinClasses } from '@/components/ui/class-names';
import type { RefusedStay, StayTotal } from '@/lib/browser/stay-total';
import type { Stay } from '@/lib/domain/stays/stay';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import {
  formatGuestsAndPets,
  formatMonthDay,
  formatShortRange,
  formatWholeDollars,
} from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { BAR_BUTTON_CLASS, BAR_DETAIL_CLASS, BAR_PRICE_CLASS } from './bar-classes';

const cancellationText = (day: CalendarDate | null) =>
  day ? `Free cancellation through ${formatMonthDay(day)}` : 'Non-refundable';

/** "Taken Jan 15–18"; where the nights are open but no stay has these dates, "Not open Jan 15–18". */
const refusedText = ({ stay, isTaken }: RefusedStay): string =>
  `${isTaken ? 'Taken' : 'Not open'} ${formatShortRange(stay)}`;

type PartProps = { cabin: AvailabilityCabin };

/** Tapping the dates opens the calendar. */
function TotalPart({ cabin, total }: PartProps & { total: StayTotal }) {
  const { stay, party } = total;
  const guests = formatGuestsAndPets(party.adults + party.children, party.pets);
  return (
    <>
      <CheckAvailabilityButton
        cabin={cabin}
        variant="modal"
        className="min-h-11 min-w-0 cursor-pointer text-left leading-snug"
      >
        <span className={BAR_PRICE_CLASS}>{`${formatWholeDollars(total.totalCents)} total`}</span>
        <span
          className={joinClasses(
            BAR_DETAIL_CLASS,
            'underline decoration-line-strong underline-offset-2',
          )}
        >
          {`${formatShortRange(stay)} · ${guests}`}
        </span>
        <span className="sr-only">, change dates</span>
        <span className="block min-h-4 text-xs font-medium text-spruce-700">
          {cancellationText(total.freeThrough)}
        </span>
      </CheckAvailabilityButton>
      <ReserveNow cabin={cabin} total={total} className={BAR_BUTTON_CLASS}>
        Reserve
      </ReserveNow>
    </>
  );
}

const openStayText = (stay: Stay, totalCents: number | null): string =>
  totalCents === null
    ? formatShortRange(stay)
    : `${formatShortRange(stay)}, ${formatWholeDollars(totalCents)}`;

function OpenStays({ slug, refused }: { slug: string; refused: RefusedStay }) {
  const { party, promoCode: promo, openStays } = refused;
  if (openStays.length === 0)
    return <span className={BAR_DETAIL_CLASS}>Nothing open around then</span>;
  const guests = party.adults + party.children;
  return (
    <span className={BAR_DETAIL_CLASS}>
      Open nearby{' '}
      {openStays.map(({ stay, totalCents }, index) => (
        <Fragment key={stay.checkIn}>
          {index > 0 && ' · '}
          <a
            href={paths.cabin(slug, { ...stay, guests, pets: party.pets, promo })}
            className="link whitespace-nowrap"
          >
            {openStayText(stay, totalCents)}
          </a>
        </Fragment>
      ))}
    </span>
  );
}

/** Why the dates can't be booked, and the nearest that can. */
function RefusedPart({ cabin, refused }: PartProps & { refused: RefusedStay }) {
  return (
    <>
      <p className="min-w-0 leading-snug">
        <span className={BAR_PRICE_CLASS}>{refusedText(refused)}</span>
        <OpenStays slug={cabin.slug} refused={refused} />
      </p>
      <CheckAvailabilityButton cabin={cabin} variant="modal" className={BAR_BUTTON_CLASS}>
        See dates
      </CheckAvailabilityButton>
    </>
  );
}

type DatedPartProps = PartProps & { total: StayTotal | null; refused: RefusedStay | null };

/** The phone's bar for the dates of the page. */
export function DatedPart({ cabin, total, refused }: DatedPartProps) {
  if (total) return <TotalPart cabin={cabin} total={total} />;
  return refused && <RefusedPart cabin={cabin} refused={refused} />;
}
