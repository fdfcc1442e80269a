'use client';

import { catchError, type ErrorInfo } from 'next/error';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

function CabinsFailed(_props: object, { retry }: ErrorInfo) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-16 tablet:px-8">
      <Notice
        tone="error"
        title="Error loading cabins."
        action={<Button onClick={retry}>Try again</Button>}
      />
    </div>
  );
}

/** Keeps the rest of the home page when its cabins cannot be read. */
export const CabinsBoundary = catchError(CabinsFailed);
