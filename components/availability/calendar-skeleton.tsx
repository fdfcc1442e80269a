import { joinClasses } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';

// The heights of the strip, the month and the legend, so that nothing moves when the calendar comes.
export const MONTH_HEIGHT = { withPrices: 'min-h-110', plain: 'min-h-92' };

export const STRIP_CLASS =
  'flex min-h-16 items-center justify-between gap-2 rounded-xl border border-line bg-white px-3 py-2';

/** Holds the calendar's place while it loads. */
export function CalendarSkeleton({ text, hasPrices }: { text: string; hasPrices: boolean }) {
  return (
    <div>
      <div className={STRIP_CLASS}>
        <p role="status" className="font-medium text-ink-soft">
          {text}
        </p>
      </div>
      <div
        aria-hidden="true"
        className={joinClasses('mt-3', hasPrices ? MONTH_HEIGHT.withPrices : MONTH_HEIGHT.plain)}
      >
        <Skeleton className="mx-auto my-2 h-7 w-40" />
        <div className="mt-8 grid grid-cols-7 gap-1.5">
          {Array.from({ length: 35 }, (_, day) => (
            <Skeleton key={day} className={hasPrices ? 'h-14' : 'h-11'} />
          ))}
        </div>
      </div>
      <div className="h-5" />
    </div>
  );
}
