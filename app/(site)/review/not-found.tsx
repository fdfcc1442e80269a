import type { Metadata } from 'next';
import { DeadLinkNotice } from '@/components/layout/dead-link-notice';

export const metadata: Metadata = { title: 'Review not found' };

export default function NotFoundPage() {
  return (
    <DeadLinkNotice>
      No review opens with this link. It may have been cut short on its way: open it again from our
      e-mail, or write to us.
    </DeadLinkNotice>
  );
}
