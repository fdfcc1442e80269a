import type { Metadata } from 'next';
import { DeadLinkNotice } from '@/components/layout/dead-link-notice';

export const metadata: Metadata = { title: 'Booking not found' };

export default function NotFoundPage() {
  return (
    <DeadLinkNotice>
      This link doesn’t open a booking. It may have been cut off. Try it again from our email or
      text, or send us your name and dates.
    </DeadLinkNotice>
  );
}
