'use client';

import { Users } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast-store';
import { copyText } from '@/lib/browser/clipboard';
import { share } from '@/lib/browser/share';
import { paths } from '@/lib/paths';

type Props = { slug: string; title: string; /** The plan in one sentence. */ text: string };

/** Shares cabin and dates, with the cabin's public page: whoever has the link of the booking could cancel it. */
export function ShareStay({ slug, title, text }: Props) {
  async function copy(url: string) {
    if (await copyText(`${text} ${url}`)) {
      toast({ title: 'Copied', description: 'Paste it into your group chat.', tone: 'success' });
    } else {
      toast({ title: 'This browser did not let us copy', description: url, durationMs: 6000 });
    }
  }

  function shareOrCopy() {
    const url = new URL(paths.cabin(slug), window.location.href).href;
    void share({ title, text, url }, () => copy(url));
  }

  return (
    <Button variant="secondary" size="small" data-needs-script onClick={shareOrCopy}>
      <Icon shapes={Users} className="size-4" />
      Share with your party
    </Button>
  );
}
