import Link from 'next/link';
import { StayPickerIsland } from '@/components/stay-picker/stay-picker-island';
import { PromiseSeal } from '@/components/ui/promise-seal';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { BookingFormFallback } from './booking-form-fallback';
import type { ShownCabin } from './shown-cabin';
import { toAvailabilityCabin } from './to-availability-cabin';

/** It can be taller than the screen, so it sticks by its lower edge: scrolling shows all of it, then keeps it. */
export function BookingPanel({ cabin }: { cabin: ShownCabin }) {
  return (
    <aside
      aria-labelledby="booking-heading"
      id="availability"
      className="mt-10 laptop:col-start-2 laptop:row-span-2 laptop:row-start-1 laptop:mt-0 laptop:flex laptop:flex-col laptop:justify-end"
    >
      <div className="rounded-card border border-line bg-surface p-4 shadow-lift tablet:p-6 laptop:sticky laptop:bottom-6 laptop:p-5">
        <h2 id="booking-heading" className="mb-4 text-title-3 text-spruce-900">
          Dates and total price
        </h2>
        <div data-needs-script>
          <StayPickerIsland cabin={toAvailabilityCabin(cabin)} />
        </div>
        <BookingFormFallback cabin={cabin} />
        <Link
          href={paths.promise}
          prefetch={false}
          className="group mt-5 flex items-center gap-3.5 border-t border-line pt-4 text-sm leading-snug"
        >
          <PromiseSeal className="size-18 transition-transform group-hover:rotate-3" />
          <span>
            <b className="font-semibold text-spruce-900 underline decoration-line-strong underline-offset-4 group-hover:decoration-current">
              {site.claims.promise}
            </b>
            <span className="mt-1 block text-ink-soft">{`${site.claims.noFees}. ${site.claims.bestPrice}.`}</span>
          </span>
        </Link>
      </div>
    </aside>
  );
}
