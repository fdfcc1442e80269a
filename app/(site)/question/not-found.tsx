import type { Metadata } from 'next';
import { DeadLinkNotice } from '@/components/layout/dead-link-notice';

export const metadata: Metadata = { title: 'Question not found' };

export default function NotFoundPage() {
  return (
    <DeadLinkNotice>
      This link doesn’t open a question. It may have been cut off, or the question was asked over a
      year ago. Try it again from our email, or just ask again.
    </DeadLinkNotice>
  );
}
