'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageShell } from '../ui/page-shell';

type Props = { error: unknown; retry: () => void };

export function CabinsError({ error, retry }: Props) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <PageShell>
      <Notice
        tone="error"
        headingLevel="h1"
        title="Error loading cabins."
        action={<Button onClick={retry}>Try again</Button>}
      >
        Something went wrong on our side. Please try once more.
      </Notice>
    </PageShell>
  );
}
