import type { ReactNode } from 'react';

/** The frame of the booking pages. */
export function BookingPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-8 pb-36 tablet:px-8 tablet:pt-12 print:max-w-none print:p-0 flat:pt-4">
      <h1 className="mb-6 text-title-1 text-spruce-900 tablet:mb-8 flat:mb-4 flat:text-title-2">
        {heading}
      </h1>
      {children}
    </div>
  );
}
