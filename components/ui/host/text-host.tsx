'use client';

import { MessageSquare, Phone } from 'lucide';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { smsLink, telLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';

/** A text and a call to the host, for pages that failed. The dates are filled in once the code for them is there. */
export function TextHost() {
  const [href, setHref] = useState(smsLink(shop().phone.e164));
  useEffect(() => {
    import('@/lib/browser/search-question').then(
      ({ textSearchHref }) => setHref(textSearchHref(window.location.search)),
      // The plain link works as well.
      () => undefined,
    );
  }, []);
  return (
    <>
      <a href={href} className={buttonClass('secondary')}>
        <Icon shapes={MessageSquare} />
        Text the host your dates
      </a>
      <a href={telLink(shop().phone.e164)} className={buttonClass('quiet')}>
        <Icon shapes={Phone} />
        {`Call ${shop().phone.display}`}
      </a>
    </>
  );
}
