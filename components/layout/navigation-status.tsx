'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { SlowHint } from '@/components/ui/slow-hint';
import { endNavigation, subscribeToNavigation } from '@/lib/browser/navigation/navigation';
import { smsLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';

const SHOWN_AFTER_MS = 200;

function EndOfNavigation() {
  const pathname = usePathname();
  const searchParams = useSearchParams();
  useEffect(() => endNavigation(), [pathname, searchParams]);
  return null;
}

/**
 * "Loading Page..." while a client navigation is under way. Not a `loading.tsx`: that would put the placeholder in
 * the first HTML of pages rendered on request, where it stays for visitors without scripts.
 */
export function NavigationStatus() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribeToNavigation((isPending) => {
      clearTimeout(timer);
      if (isPending) timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
      else setIsShown(false);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return (
    <>
      <Suspense>
        <EndOfNavigation />
      </Suspense>
      <div role="status" className="page-status">
        {isShown && (
          <p className="pointer-events-auto flex items-center gap-3 rounded-full bg-spruce-900 px-5 py-3 text-sm font-semibold text-white shadow-raised">
            <span
              aria-hidden="true"
              className="size-4 animate-spin rounded-full border-2 border-white/30 border-t-white"
            />
            <span>
              Loading Page...
              <SlowHint href={smsLink(shop().phone.e164)} />
            </span>
          </p>
        )}
      </div>
    </>
  );
}
