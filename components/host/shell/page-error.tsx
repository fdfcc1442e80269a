import Link from 'next/link';
import { Button } from '@/components/ui/button';

type Props = { path: string; retry: () => void };

/** Replaces a console page that failed. What was sent before may still have been done. */
export function PageError({ path, retry }: Props) {
  const [, reference] = /^\/host\/bookings\/([A-Z]{2,4}-[\dA-Z]{8})(?:\/|$)/.exec(path) ?? [];
  const subject = reference === undefined ? 'the page' : `the booking ${reference}`;
  return (
    <section role="alert" className="host-card">
      <h1>We couldn’t show this page</h1>
      <p>
        Something broke, or the database isn’t answering. If you just sent something, it may have
        gone through: check {subject} before you send it again.
      </p>
      <div className="host-row">
        <Button onClick={retry}>Try again</Button>
        {/* A full load, because this page's memory may be what broke. */}
        <a href={path} className="btn btn-secondary btn-medium">
          {reference === undefined ? 'Reload the page' : `Back to ${reference}`}
        </a>
        <Link href="/host/bookings" prefetch={false} className="btn btn-quiet btn-medium">
          All bookings
        </Link>
        <Link href="/host" prefetch={false} className="btn btn-quiet btn-medium">
          Today
        </Link>
      </div>
    </section>
  );
}
