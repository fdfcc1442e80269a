import { emailHostHref, questionAbout, textHostHref } from '@/lib/copy/host-contact';
import { telLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';
import { joinClasses } from '@/components/ui/class-names';
import { HostFace } from './host-face';

type Props = {
  /** What a message is about: "booking SM-4K2P" */
  about: string;
  className?: string;
};

/** The host's face and a way to ask, where money is near. */
export function AskLine({ about, className }: Props) {
  return (
    <div
      role="group"
      aria-label={`Ask ${shop().host}`}
      className={joinClasses('flex max-w-2xl flex-wrap items-center gap-4', className)}
    >
      <HostFace fileWidth={96} className="size-14" />
      <p className="min-w-0 flex-[1_1_12rem] text-ink-soft">
        <b className="block font-semibold text-ink">{`I’m ${shop().host}, your host. Ask me anything.`}</b>
        <a href={telLink(shop().phone.e164)} className="inline-block link">
          {`Call ${shop().phone.display}`}
        </a>
        {', '}
        <a href={textHostHref(questionAbout(about))} className="link">
          text
        </a>
        {' or '}
        <a href={emailHostHref({ subject: `A question about ${about}` })} className="link">
          email me
        </a>
      </p>
    </div>
  );
}
