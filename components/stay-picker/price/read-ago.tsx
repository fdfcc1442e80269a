import { plural } from '@/lib/copy/format';
import { useNow } from '@/components/stay-picker/stay/use-now';

const STEP_SECONDS = 10;

/** Formats milliseconds: "just now", "20 seconds ago", "3 minutes ago". */
export function agoText(passedMs: number): string {
  const seconds = Math.floor(passedMs / 1000 / STEP_SECONDS) * STEP_SECONDS;
  if (seconds <= 0) return 'just now';
  if (seconds < 60) return `${seconds} seconds ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} ${plural(minutes, 'minute', 'minutes')} ago`
    : 'over an hour ago';
}

/** Says when the calendar was loaded. It updates in place, without announcing each change to screen readers. */
export function ReadAgo({ readAt }: { readAt: number }) {
  const now = useNow(undefined, STEP_SECONDS * 1000);
  return (
    <time
      dateTime={new Date(readAt).toISOString()}
      aria-live="off"
      className="whitespace-nowrap tabular-nums"
    >
      {`checked ${agoText(now.getTime() - readAt)}`}
    </time>
  );
}
