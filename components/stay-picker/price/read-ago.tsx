import { plural } from '@/lib/copy/format';
import { useNow } from '@/components/stay-picker/stay/use-now';

const STEP_SECONDS = 10;

/** "just now", "20 seconds ago", "3 minutes ago". Milliseconds. */
export function agoText(passedMs: number): string {
  const seconds = Math.floor(passedMs / 1000 / STEP_SECONDS) * STEP_SECONDS;
  if (seconds <= 0) return 'just now';
  if (seconds < 60) return `${seconds} seconds ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} ${plural(minutes, 'minute', 'minutes')} ago`
    : 'over an hour ago';
}

/** When the calendar was read. It changes in its own place, and no screen reader is told each time. */
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
