import { Skeleton } from '@/components/ui/skeleton';

// The heights of the strip, the month and the legend, so that nothing moves when the calendar comes.
export const MONTH_CLASS = 'mt-3 min-h-110';

export const STRIP_CLASS =
  'flex min-h-17 flex-wrap items-center justify-between gap-2 rounded-control bg-paper-deep px-4 py-2';

/** Holds the calendar's place while it loads. */
export function CalendarSkeleton({ text }: { text: string }) {
  return (
    <div>
      <div className={STRIP_CLASS}>
        <p role="status" className="font-medium text-ink-soft">
          {text}
        </p>
      </div>
      <div aria-hidden="true" className={MONTH_CLASS}>
        <Skeleton className="mx-auto my-2 h-7 w-40" />
        <div className="skeleton-days">
          {Array.from({ length: 35 }, (_, day) => (
            <i key={day} />
          ))}
        </div>
      </div>
      <div className="h-10" />
    </div>
  );
}
