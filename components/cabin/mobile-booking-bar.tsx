import type { AskedStay } from '@/components/stay-picker/asked-stay';
import { CheckAvailabilityButton } from '@/components/stay-picker/check-availability-button';
import { toAvailabilityCabin } from '@/components/stay-picker/to-availability-cabin';
import { useStayTotal } from '@/components/stay-picker/use-stay-total';
import type { StayTotal } from '@/lib/browser/stay-total';
import type { Stay } from '@/lib/domain/stays/stay';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { buttonClass } from '@/components/ui/button';
import {
  formatGuestsAndPets,
  formatMonthDay,
  formatShortRange,
  formatWholeDollars,
} from '@/lib/format';
import { extraFeeNames, fromPriceText } from '@/lib/price-words';
import type { PublicCabin } from '@/lib/domain/catalog/cabin';

type Props = { cabin: PublicCabin; asked?: AskedStay | null };

function priceTexts(
  cabin: PublicCabin,
  total: StayTotal | null,
  coming: Stay | null,
): [string, string] {
  if (total) {
    const { stay, party } = total;
    const guests = formatGuestsAndPets(party.adults + party.children, party.pets);
    return [
      `${formatWholeDollars(total.totalCents)} total`,
      `${formatShortRange(stay)} · ${guests}`,
    ];
  }
  if (coming) return ['Adding up your total…', formatShortRange(coming)];
  const { leastNightCents } = cabin;
  if (leastNightCents === null) return ['No open nights', 'See the calendar'];
  return [fromPriceText(leastNightCents), extraFeeNames(cabin)];
}

const cancellationText = (day: CalendarDate | null) =>
  day ? `Free cancellation through ${formatMonthDay(day)}` : 'Non-refundable';

/** Sticky rather than fixed: it rests above the footer instead of covering its end. */
export function MobileBookingBar({ cabin, asked = null }: Props) {
  const { total, coming, Reader } = useStayTotal(cabin.slug, asked);
  const [price, detail] = priceTexts(cabin, total, coming);
  const isDated = total !== null || coming !== null;
  const place = toAvailabilityCabin(cabin);
  return (
    <div data-needs-script data-bottom-bar className="booking-bar">
      <p className="min-w-0 leading-snug">
        <span className="block font-display text-[1.0625rem] leading-tight font-semibold text-spruce-900 tabular-nums">
          {price}
        </span>
        <span className="text-xs text-ink-soft">{detail}</span>
        {isDated && (
          <span className="block min-h-4 text-xs font-medium text-spruce-700">
            {total && cancellationText(total.freeThrough)}
          </span>
        )}
      </p>
      <CheckAvailabilityButton
        cabin={place}
        variant="modal"
        className={buttonClass('accent', 'medium', 'shrink-0 px-4 mobile:px-6')}
      >
        {total ? 'Reserve' : 'Check Availability'}
      </CheckAvailabilityButton>
      {Reader && <Reader cabin={place} />}
    </div>
  );
}
