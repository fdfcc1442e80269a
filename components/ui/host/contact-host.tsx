import { Mail, MessageSquare } from 'lucide';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { mailtoLink, smsLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';

/** Text and email, for pages on which something went wrong. */
export function ContactHost() {
  return (
    <>
      <a href={smsLink(shop().phone.e164)} className={buttonClass('secondary')}>
        <Icon shapes={MessageSquare} />
        Text {shop().phone.display}
      </a>
      <a href={mailtoLink(shop().email)} className={buttonClass('quiet')}>
        <Icon shapes={Mail} />
        {shop().email}
      </a>
    </>
  );
}
