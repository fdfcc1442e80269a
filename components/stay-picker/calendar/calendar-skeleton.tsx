import { Skeleton } from '@/components/ui/skeleton';
import { SlowHint } from '@/components/ui/slow-hint';

export const STRIP_CLASS =
  'flex min-h-13 flex-wrap items-center justify-between gap-2 rounded-control bg-paper-deep px-4 py-1 tablet:min-h-15 tablet:py-1.5 low:min-h-11 low:py-0 flat:min-h-11 flat:py-0.5 short:min-h-11 short:py-0';

function Month() {
  return (
    <div>
      <Skeleton className="mx-auto my-2 h-7 w-40" />
      <div className="skeleton-days">
        {Array.from({ length: 35 }, (_, day) => (
          <i key={day} />
        ))}
      </div>
    </div>
  );
}

type Props = {
  text: string;
  /** Where guests can ask if loading takes long. */
  askHref?: string;
};

/** A placeholder of the calendar's size. */
export function CalendarSkeleton({ text, askHref }: Props) {
  return (
    <div>
      <div className={STRIP_CLASS}>
        <p role="status" className="font-medium text-ink-soft">
          {text}
          {askHref && <SlowHint href={askHref} />}
        </p>
      </div>
      <div aria-hidden="true" className="mt-3 grid gap-x-6 laptop:grid-cols-2">
        <Month />
        <div className="hidden laptop:block">
          <Month />
        </div>
      </div>
      <div className="h-10" />
    </div>
  );
}
