import { Mail, MessageSquare } from 'lucide';
import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { HostFace } from '@/components/ui/host/host-face';
import { parseStay } from '@/lib/domain/stays/stay';
import { formatDateRange } from '@/lib/copy/format';
import { emailHostHref, textHostHref } from '@/lib/copy/host-contact';
import { shop } from '@/lib/shop/shop';
import type { PublicCabin } from '@/lib/domain/catalog/cabin';

/** The first words of the question: the cabin, and the dates if the URL has them. */
function questionAbout({ title }: Pick<PublicCabin, 'title'>, search: string): string {
  const query = new URLSearchParams(search);
  const asked = parseStay(query.get('check_in'), query.get('check_out'));
  const dates = asked.ok ? `, ${formatDateRange(asked.stay)}` : '';
  return `Hi ${shop().host}, a question about ${title}${dates}: `;
}

function askLinks(cabin: Pick<PublicCabin, 'title'>, search: string) {
  const body = questionAbout(cabin, search);
  return { text: textHostHref(body), mail: emailHostHref({ subject: cabin.title, body }) };
}

/** Shows the host's face and a way to ask her that already names the cabin. */
export function AskHost({ cabin }: { cabin: Pick<PublicCabin, 'title'> }) {
  const links = askLinks(cabin, '');
  // One static page serves every query string, so the dates are read on click.
  const fillIn = (kind: keyof typeof links) => (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = askLinks(cabin, window.location.search)[kind];
  };
  return (
    <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 mobile:flex-row mobile:items-center tablet:p-6">
      <HostFace fileWidth={384} className="size-24" />
      <div>
        <p className="font-display text-title-4 font-semibold text-spruce-900">
          I answer these myself.
        </p>
        <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
          <a
            href={links.text}
            onClick={fillIn('text')}
            className={buttonClass('secondary', 'small')}
          >
            <Icon shapes={MessageSquare} />
            {`Text ${shop().phone.display}`}
          </a>
          <a href={links.mail} onClick={fillIn('mail')} className={buttonClass('quiet', 'small')}>
            <Icon shapes={Mail} />
            Send an email
          </a>
        </div>
      </div>
    </div>
  );
}
