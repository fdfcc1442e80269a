import type { Metadata } from 'next';
import { DeadLinkNotice } from '@/components/layout/dead-link-notice';

export const metadata: Metadata = { title: 'Quote not found' };

export default function NotFoundPage() {
  return (
    <DeadLinkNotice>
      This link doesn’t open a quote. It may have been cut off, or its dates are long past. Try it
      again from the message it came in, or send us your dates.
    </DeadLinkNotice>
  );
}
