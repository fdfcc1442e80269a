'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/page/notice';
import { PageShell } from '@/components/ui/page/page-shell';
import { TextHost } from '@/components/ui/host/text-host';

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
        title="We couldn’t load the cabins"
        action={
          <>
            <Button onClick={retry}>Try again</Button>
            <TextHost />
          </>
        }
      >
        <p>
          Something went wrong on our end. Your search is saved: try again, or ask us and we’ll look
          for you.
        </p>
        <p className="mt-2 text-sm">Error loading cabins.</p>
      </Notice>
    </PageShell>
  );
}
