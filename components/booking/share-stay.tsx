'use client';

import { Download, Users } from 'lucide';
import { useRef } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast-store';
import { copyText } from '@/lib/browser/clipboard';
import { canShare, readShareFile, share } from '@/lib/browser/share';
import { paths } from '@/lib/http/paths';

type Props = {
  slug: string;
  title: string;
  /** The plan in one sentence. */
  text: string;
  /** The address of the booking's postcard, which shows nothing private; null where there is none. */
  picture: string | null;
};

/**
 * Shares cabin and dates as a postcard, with the cabin's public page: whoever has the link of the booking could cancel it.
 */
export function ShareStay({ slug, title, text, picture }: Props) {
  const name = `${slug}.jpg`;
  const file = useRef<Promise<File | null>>(null);
  const load = () =>
    (file.current ??=
      picture !== null && canShare() ? readShareFile(picture, name) : Promise.resolve(null));

  async function copy(url: string) {
    if (await copyText(`${text} ${url}`)) {
      toast({ title: 'Copied', description: 'Paste it into your group chat.', tone: 'success' });
    } else {
      toast({ title: 'Your browser blocked the copy', description: url, durationMs: 6000 });
    }
  }

  async function shareOrCopy() {
    const url = new URL(paths.cabin(slug), window.location.href).href;
    await share({ title, text, url }, () => copy(url), await load());
  }

  return (
    <>
      {/* The sheet opens only for a while after the tap: the picture is asked for before. */}
      <Button
        variant="secondary"
        size="small"
        data-needs-script
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => void shareOrCopy()}
      >
        <Icon shapes={Users} className="size-4" />
        Share with your group
      </Button>
      {picture !== null && (
        <a href={picture} download={name} className={buttonClass('quiet', 'small')}>
          <Icon shapes={Download} className="size-4" />
          Save the postcard
        </a>
      )}
    </>
  );
}
