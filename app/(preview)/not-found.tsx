import type { Metadata } from 'next';
import { Notice } from '@/components/ui/page/notice';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFoundPage() {
  return (
    <main className="mx-auto max-w-3xl px-4 pt-10 pb-40 tablet:pt-16">
      <Notice headingLevel="h1" title="Nothing here">
        <p>This link has expired or got cut off. Ask whoever sent it for a new one.</p>
      </Notice>
    </main>
  );
}
