import type { Metadata } from 'next';
import { DeadLinkNotice } from '@/components/layout/dead-link-notice';

export const metadata: Metadata = { title: 'Review not found' };

export default function NotFoundPage() {
  return (
    <DeadLinkNotice>
      This link doesn’t open a review. It may have been cut off. Try it again from our email, or
      write to us.
    </DeadLinkNotice>
  );
}
