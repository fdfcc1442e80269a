import { Fragment } from 'react';
import type { AskedStay } from '@/components/stay-picker/asked-stay';
import { CheckAvailabilityButton } from '@/components/stay-picker/check-availability-button';
import type { AvailabilityCabin } from '@/components/stay-picker/availability-cabin';
import { refusedText } from '@/components/stay-picker/refused-text';
import { ReserveNow } from '@/components/stay-picker/reserve-now';
import { toAvailabilityCabin } from '@/components/stay-picker/to-availability-cabin';
import { useStayTotal } from '@/components/stay-picker/use-stay-total';
import type { RefusedStay, StayTotal } from '@/lib/browser/stay-total';
import type { Stay } from '@/lib/domain/stays/stay';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { buttonClass } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import {
  formatGuestsAndPets,
  formatMonthDay,
  formatShortRange,
  formatWholeDollars,
} from '@/lib/format';
import { paths } from '@/lib/paths';
import { extraFeeNames, usualPriceText } from '@/lib/price-words';
import type { PublicCabin } from '@/lib/domain/catalog/cabin';

type Props = { cabin: PublicCabin; asked?: AskedStay | null };

function priceTexts(cabin: PublicCabin, coming: Stay | null): [string, string] {
  if (coming) return ['Adding up your total…', formatShortRange(coming)];
  if (cabin.leastNightCents === null) return ['No open nights', 'See the calendar'];
  return [usualPriceText(cabin), extraFeeNames(cabin)];
}

const cancellationText = (day: CalendarDate | null) =>
  day ? `Free cancellation through ${formatMonthDay(day)}` : 'Non-refundable';

const PRICE_CLASS =
  'block font-display text-[1.0625rem] leading-tight font-semibold text-spruce-900 tabular-nums';
const DETAIL_CLASS = 'text-xs text-ink-soft';
const BUTTON_CLASS = buttonClass('accent', 'medium', 'shrink-0 px-4 mobile:px-6');

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
        <span className={PRICE_CLASS}>{`${formatWholeDollars(total.totalCents)} total`}</span>
        <span
          className={joinClasses(
            DETAIL_CLASS,
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
      <ReserveNow cabin={cabin} total={total} className={BUTTON_CLASS}>
        Reserve
      </ReserveNow>
    </>
  );
}

function OpenStays({ slug, refused }: { slug: string; refused: RefusedStay }) {
  const { party, openStays } = refused;
  if (openStays.length === 0) return <span className={DETAIL_CLASS}>Nothing open around then</span>;
  const guests = party.adults + party.children;
  return (
    <span className={DETAIL_CLASS}>
      Next open{' '}
      {openStays.map(({ stay, totalCents }, index) => (
        <Fragment key={stay.checkIn}>
          {index > 0 && ' · '}
          <a
            href={paths.cabin(slug, { ...stay, guests, pets: party.pets })}
            className="link whitespace-nowrap"
          >
            {`${formatShortRange(stay)}, ${formatWholeDollars(totalCents)}`}
          </a>
        </Fragment>
      ))}
    </span>
  );
}

/** Sticky rather than fixed: it rests above the footer instead of covering its end. */
export function MobileBookingBar({ cabin, asked = null }: Props) {
  const { total, coming, refused, Reader } = useStayTotal(cabin.slug, asked);
  const [price, detail] = priceTexts(cabin, coming);
  const place = toAvailabilityCabin(cabin);
  return (
    <div data-needs-script data-bottom-bar className="booking-bar">
      {total ? (
        <TotalPart cabin={place} total={total} />
      ) : (
        <>
          <p className="min-w-0 leading-snug">
            <span className={PRICE_CLASS}>{refused ? refusedText(refused) : price}</span>
            {refused ? (
              <OpenStays slug={cabin.slug} refused={refused} />
            ) : (
              <span className={DETAIL_CLASS}>{detail}</span>
            )}
            {coming && <span className="block min-h-4 text-xs" />}
          </p>
          <CheckAvailabilityButton cabin={place} variant="modal" className={BUTTON_CLASS}>
            {refused ? 'See dates' : 'Check Availability'}
          </CheckAvailabilityButton>
        </>
      )}
      {Reader && <Reader cabin={place} />}
    </div>
  );
}
