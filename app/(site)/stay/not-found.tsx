import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { DeadLinkNotice } from '@/components/layout/dead-link-notice';
import { paths } from '@/lib/http/paths';

export const metadata: Metadata = { title: 'Booking not found' };

export default function NotFoundPage() {
  return (
    <DeadLinkNotice>
      This link doesn’t open a booking. It may have been cut off. Try it again from our email or
      text, or{' '}
      <Link href={paths.findBooking} className="link">
        get it by email again
      </Link>
      .
    </DeadLinkNotice>
  );
}
