'use client';

import { useEffect } from 'react';
import { SceneNotice } from '@/components/ui/page/scene-notice';
import { TextHost } from '@/components/ui/host/text-host';
import { Button } from '@/components/ui/button';
import { logProblem } from '@/lib/browser/log';
import { mailtoLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';

export type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

/** For error.tsx files. The guest never sees the message; the log has the digest that names the server's entry. */
export function ErrorNotice({ error, retry }: ErrorPageProps) {
  useEffect(() => logProblem('page', error.digest ?? error.name), [error]);
  return (
    <SceneNotice
      isAlert
      imageUrl="/images/error.webp"
      title={error.digest ? 'Something went wrong on our end' : 'This page stopped working'}
      action={
        <>
          <Button onClick={retry}>Try again</Button>
          <TextHost />
        </>
      }
    >
      <p>
        Your saved cabins and search are safe. If you just booked or paid, it may have gone through,
        so check for our email before you try again. If it keeps happening, text, call or email{' '}
        <a href={mailtoLink(shop().email)} className="link">
          {shop().email}
        </a>
        , and we’ll help right away.
      </p>
    </SceneNotice>
  );
}
