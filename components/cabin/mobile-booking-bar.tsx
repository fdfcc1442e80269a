import { lazy, Suspense } from 'react';
import type { AskedStay } from '@/components/stay-picker/stay/asked-stay';
import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';
import { useStayTotal } from '@/components/stay-picker/picker/use-stay-total';
import type { Stay } from '@/lib/domain/stays/stay';
import { formatShortRange } from '@/lib/copy/format';
import { extraFeeNames, usualPriceText } from '@/lib/copy/price-words';
import { BarCalendarButton } from './bar-calendar-button';
import { BAR_BUTTON_CLASS, BAR_DETAIL_CLASS, BAR_PRICE_CLASS } from './bar-classes';
import type { PublicCabin } from '@/lib/domain/catalog/cabin';

type Props = { cabin: PublicCabin; asked?: AskedStay | null };

function priceTexts(cabin: PublicCabin, loading: Stay | null): [string, string] {
  if (loading) return ['Adding up your total…', formatShortRange(loading)];
  if (cabin.leastNightCents === null) return ['No open nights', 'See the calendar'];
  return [usualPriceText(cabin), extraFeeNames(cabin)];
}

const DatedPart = lazy(() => import('./dated-bar').then((file) => ({ default: file.DatedPart })));

/**
 * Sticky rather than fixed: it rests above the footer instead of covering its end. A page without dates doesn't load the
 * code of the parts with dates.
 */
export function MobileBookingBar({ cabin, asked = null }: Props) {
  const { total, loading, refused, isAsked, Reader } = useStayTotal(cabin.slug, asked);
  const [price, detail] = priceTexts(cabin, loading);
  const place = toAvailabilityCabin(cabin);
  const dates = total ?? refused;
  return (
    <div data-needs-script data-bottom-bar className="booking-bar">
      {dates ? (
        ((isAsked || asked?.refused === refused) && asked?.bar) || (
          <Suspense fallback={price}>
            <DatedPart cabin={place} total={total} refused={refused} />
          </Suspense>
        )
      ) : (
        <>
          <p className="min-w-0 leading-snug">
            <span className={BAR_PRICE_CLASS}>{price}</span>
            <span className={BAR_DETAIL_CLASS}>{detail}</span>
            {loading && <span className="block min-h-4 text-xs" />}
          </p>
          <BarCalendarButton cabin={place} className={BAR_BUTTON_CLASS}>
            Check Availability
          </BarCalendarButton>
        </>
      )}
      {Reader && <Reader cabin={place} isDatedPage={asked !== null} />}
    </div>
  );
}
