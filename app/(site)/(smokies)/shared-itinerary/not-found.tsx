import type { Metadata } from 'next';
import { DeadLinkNotice } from '@/components/layout/dead-link-notice';

export const metadata: Metadata = { title: 'Plan not found' };

export default function NotFoundPage() {
  return (
    <DeadLinkNotice>
      This link doesn’t open a plan. It may have been cut off or taken down. Ask whoever made it to
      share it again.
    </DeadLinkNotice>
  );
}
