import { Mail, MessageSquare } from 'lucide';
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { HostFace } from '@/components/ui/host/host-face';
import { PartBoundary } from '@/components/ui/page/part-boundary';
import { busyUntil } from '@/lib/browser/loading/busy-until';
import { parseStay } from '@/lib/domain/stays/stay';
import { formatDateRange } from '@/lib/copy/format';
import { questionAbout, textHostHref } from '@/lib/copy/host-contact';
import { cabinAskPath } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import type { PublicCabin } from '@/lib/domain/catalog/cabin';

/** The first words of the text: the cabin, and the dates if the URL has them. */
function textAbout(title: string, search: string): string {
  const query = new URLSearchParams(search);
  const asked = parseStay(query.get('check_in'), query.get('check_out'));
  const dates = asked.ok ? `, ${formatDateRange(asked.stay)}` : '';
  return textHostHref(questionAbout(title + dates));
}

/** Shows the host's face, a form for a question, and a text message that already names the cabin. */
export function AskHost({
  cabin: { slug, title },
}: {
  cabin: Pick<PublicCabin, 'slug' | 'title'>;
}) {
  const [Form, setForm] = useState<ComponentType<{ slug: string }> | null>(null);
  const way = useRef<HTMLAnchorElement>(null);
  // Another link on the page asks for the form by its section.
  useEffect(() => {
    const openForm = () => window.location.hash === '#ask' && way.current?.click();
    window.addEventListener('hashchange', openForm);
    return () => window.removeEventListener('hashchange', openForm);
  }, []);
  // Loaded on the first press. Without scripts, or if they don't load, the link leads to the form's own page.
  function open(event: MouseEvent<HTMLAnchorElement>) {
    const link = event.currentTarget;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const loading = import('./ask-in-place').then(
      ({ AskInPlace }) => setForm(() => AskInPlace),
      () => window.location.assign(link.href),
    );
    busyUntil(link, loading);
  }
  return (
    <div className="rounded-card border border-line bg-surface p-5 tablet:p-6">
      <div className="flex flex-col gap-5 mobile:flex-row mobile:items-center">
        <HostFace fileWidth={384} className="size-24" />
        <div>
          <p className="font-display text-title-4 font-semibold text-spruce-900">
            I answer these myself.
          </p>
          <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
            <a
              ref={way}
              href={cabinAskPath(slug)}
              onClick={open}
              className={buttonClass('secondary', 'small')}
            >
              <Icon shapes={Mail} />
              Ask about this cabin
            </a>
            <a
              href={textAbout(title, '')}
              // One static page serves every query string, so the dates are read on click.
              onClick={({ currentTarget }) => {
                currentTarget.href = textAbout(title, window.location.search);
              }}
              className={buttonClass('quiet', 'small')}
            >
              <Icon shapes={MessageSquare} />
              {`Text ${shop().phone.display}`}
            </a>
          </div>
        </div>
      </div>
      {Form && (
        <PartBoundary text="The form didn’t load.">
          <Form slug={slug} />
        </PartBoundary>
      )}
    </div>
  );
}
