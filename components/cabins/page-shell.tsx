import type { ReactNode } from 'react';

export function PageShell({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-8 pb-36 tablet:px-8 tablet:pt-12">
      {children}
    </div>
  );
}
