import type { ReactNode } from 'react';
import { ContactHost } from '@/components/ui/host/contact-host';
import { SceneNotice } from '@/components/ui/page/scene-notice';
import { notFoundTitle } from '@/lib/shop/shop';

/** For a private link that opens nothing. The same whatever is wrong with it, so that it tells nothing. */
export function DeadLinkNotice({ children }: { children: ReactNode }) {
  return (
    <SceneNotice imageUrl="/images/not-found.webp" title={notFoundTitle()} action={<ContactHost />}>
      <p>{children}</p>
    </SceneNotice>
  );
}
