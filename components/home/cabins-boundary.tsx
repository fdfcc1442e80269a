'use client';

import { useRouter } from 'next/navigation';
import { startTransition, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorBoundary } from '@/components/ui/page/error-boundary';
import { Notice } from '@/components/ui/page/notice';

/** Keeps the rest of the home page when its cabins cannot be read. */
export function CabinsBoundary({ children }: { children: ReactNode }) {
  const router = useRouter();
  const retry = (reset: () => void) =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <ErrorBoundary
      fallback={(reset) => (
        <div className="mx-auto max-w-7xl px-4 pt-16 tablet:px-8">
          <Notice
            tone="error"
            title="Error loading cabins."
            action={<Button onClick={() => retry(reset)}>Try again</Button>}
          />
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
