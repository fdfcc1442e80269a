import { Mail, MessageSquare } from 'lucide';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { mailtoLink, smsLink } from '@/lib/domain/messaging/contact-links';
import { site } from '@/lib/shop/site';

/** Text and email, for pages on which something went wrong. */
export function ContactHost() {
  return (
    <>
      <a href={smsLink(site.phone.e164)} className={buttonClass('secondary')}>
        <Icon shapes={MessageSquare} />
        Text {site.phone.display}
      </a>
      <a href={mailtoLink(site.email)} className={buttonClass('quiet')}>
        <Icon shapes={Mail} />
        {site.email}
      </a>
    </>
  );
}
