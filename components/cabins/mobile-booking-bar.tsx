import { CheckAvailabilityButton } from '@/components/stay-picker/check-availability-button';
import { buttonClass } from '@/components/ui/button';
import type { ShownCabin } from './shown-cabin';
import { toAvailabilityCabin } from './to-availability-cabin';

/** Sticky rather than fixed: it rests above the footer instead of covering its end. */
export function MobileBookingBar({ cabin }: { cabin: ShownCabin }) {
  return (
    <div
      data-needs-script
      data-bottom-bar
      className="sticky bottom-0 z-30 flex items-center justify-between gap-4 border-t border-line bg-surface/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-[0_-10px_24px_-16px_rgb(60_42_20/0.35)] [backdrop-filter:blur(8px)] laptop:hidden"
    >
      <p className="text-sm leading-snug">
        <span className="block font-semibold">No service fees</span>
        <span className="text-ink-soft">Fees and taxes included</span>
      </p>
      <CheckAvailabilityButton
        cabin={toAvailabilityCabin(cabin)}
        variant="modal"
        className={buttonClass('accent', 'medium', 'shrink-0')}
      >
        Check Availability
      </CheckAvailabilityButton>
    </div>
  );
}
