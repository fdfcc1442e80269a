import type { ReactNode } from 'react';

export function PageShell({ children }: { children: ReactNode }) {
  return (
    <div className="tablet:px-8 tablet:pt-12 mx-auto w-full max-w-7xl px-4 pt-8 pb-20">
      {children}
    </div>
  );
}
