'use client';

import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import { toast } from '@/components/ui/toast-store';
import { copyText } from '@/lib/browser/clipboard';
import { canShare, share } from '@/lib/browser/share';

type Props = { label: string; hint: string; link: string; title: string };

/** A link to copy; selected text where the clipboard is refused. */
export function CopyLink({ label, hint, link, title }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    if (await copyText(link)) {
      toast({ title: 'Link copied', tone: 'success' });
      return;
    }
    field.current?.select();
    toast({ title: 'Couldn’t copy the link', description: 'It is selected for you.' });
  }

  return (
    <div>
      <InputField
        id={id}
        label={label}
        hint={hint}
        ref={field}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        className="text-sm"
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={copy}>
          Copy link
        </Button>
        {canShare() && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => share({ title, url: link }, copy)}
          >
            Share
          </Button>
        )}
      </div>
    </div>
  );
}
