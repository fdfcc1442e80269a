import type { Metadata } from 'next';
import { DeadLinkNotice } from '@/components/layout/dead-link-notice';

export const metadata: Metadata = { title: 'Plan not found' };

export default function NotFoundPage() {
  return (
    <DeadLinkNotice>
      No plan opens with this link. It may have been cut short, or whoever made the plan has deleted
      it: ask them to share it again.
    </DeadLinkNotice>
  );
}
