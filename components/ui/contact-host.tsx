import { buttonClass } from '@/components/ui/button';
import { MailIcon, MessageIcon } from '@/components/ui/icons';
import { site } from '@/lib/site';

/** Text and e-mail, for pages on which something went wrong. */
export function ContactHost() {
  return (
    <>
      <a href={`sms:${site.phone.e164}`} className={buttonClass('secondary')}>
        <MessageIcon />
        Text {site.phone.display}
      </a>
      <a href={`mailto:${site.email}`} className={buttonClass('quiet')}>
        <MailIcon />
        {site.email}
      </a>
    </>
  );
}
