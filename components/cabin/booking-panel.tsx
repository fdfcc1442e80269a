import { Link } from '@/components/ui/link';
import { StayPickerIsland } from '@/components/stay-picker/picker/stay-picker-island';
import { PromiseSeal } from '@/components/ui/promise-seal';
import type { AskedStay } from '@/components/stay-picker/stay/asked-stay';
import { nightRangeText } from '@/lib/copy/price-words';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { BookingFormFallback } from '@/components/stay-picker/picker/booking-form-fallback';
import type { PublicCabin } from '@/lib/domain/catalog/cabin';
import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';

type Props = {
  cabin: PublicCabin;
  asked?: AskedStay | null;
};

/**
 * On wide screens it begins beside the gallery, so that price and button are above the fold. It scrolls along, and
 * keeps the button in view even if it is taller than the screen.
 */
export function BookingPanel({ cabin, asked }: Props) {
  return (
    <aside
      aria-labelledby="booking-heading"
      id="availability"
      className="mx-4 mt-10 tablet:mx-0 laptop:col-start-2 laptop:row-span-3 laptop:row-start-1 laptop:mt-0"
    >
      <div
        data-booking-panel
        className="relative z-20 rounded-card border border-line bg-surface p-4 shadow-lift tablet:p-6 laptop:sticky laptop:top-[min(6rem,calc(100dvh-35rem))] laptop:px-5 laptop:py-4"
      >
        <h2 id="booking-heading" className="text-title-3 text-spruce-900">
          Dates and total price
        </h2>
        <p className="mb-3 text-sm text-ink-soft">{nightRangeText(cabin)}</p>
        <div data-needs-script>
          <StayPickerIsland cabin={toAvailabilityCabin(cabin)} asked={asked} />
        </div>
        <BookingFormFallback cabin={cabin} />
        {shop().claims.promise && (
          <Link
            href={paths.promise}
            className="group mt-3.5 flex items-center gap-3 border-t border-line pt-3 text-[0.8125rem] leading-snug"
          >
            <PromiseSeal isSmall className="size-11 transition-transform group-hover:rotate-3" />
            <b className="font-semibold text-spruce-900 underline decoration-line-strong underline-offset-4 group-hover:decoration-current">
              {shop().claims.promise}
            </b>
          </Link>
        )}
      </div>
    </aside>
  );
}
