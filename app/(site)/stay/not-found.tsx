import type { Metadata } from 'next';
import { DeadLinkNotice } from '@/components/layout/dead-link-notice';

export const metadata: Metadata = { title: 'Booking not found' };

export default function NotFoundPage() {
  return (
    <DeadLinkNotice>
      No booking opens with this link. It may have been cut short on its way: open it again from our
      e-mail or text, or ask us with your name and your dates.
    </DeadLinkNotice>
  );
}
