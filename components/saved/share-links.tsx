'use client';

import { useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { toast } from '@/components/ui/toast-store';
import { copyText } from '@/lib/browser/clipboard';
import { canShare, share } from '@/lib/browser/share';
import { smsLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';
import { cabinLink, type TextableCabin } from './text-request';

/** Ways to share the link without a phone number. */
export function ShareLinks({ cabin }: { cabin: TextableCabin }) {
  const [link] = useState(() => cabinLink(cabin.slug));
  const [isByHand, setIsByHand] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const text = `${cabin.title} in ${cabin.city}, on ${shop().name}`;

  async function copyLink() {
    if (await copyText(link)) {
      toast({ title: 'Link copied', tone: 'success' });
      return;
    }
    setIsByHand(true);
    toast({
      title: 'Couldn’t copy the link',
      description: 'We’ve selected the link so you can copy it yourself.',
      durationMs: 6000,
    });
  }

  return (
    <section aria-labelledby="share-title" className="mt-6 border-t border-line pt-5">
      <h3 id="share-title" className="text-title-4">
        Or skip the text
      </h3>
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={smsLink('', `${text}: ${link}`)} className={buttonClass('secondary', 'small')}>
          Text it from my phone
        </a>
        {canShare() && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => share({ title: cabin.title, text, url: link }, copyLink)}
          >
            Share
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={copyLink}>
          Copy link
        </Button>
      </div>
      {isByHand && (
        <input
          ref={(input) => {
            if (field.current !== input) input?.select();
            field.current = input;
          }}
          readOnly
          value={link}
          aria-label="Link to this cabin"
          onFocus={(event) => event.target.select()}
          className={`${controlClass} mt-3 text-sm`}
        />
      )}
    </section>
  );
}
