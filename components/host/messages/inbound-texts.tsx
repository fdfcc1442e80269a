import { ActionButton } from '@/components/host/form/action-button';
import { formatInstant } from '@/components/host/copy/time';
import type { Answer } from '@/components/host/form/use-action';
import { readablePhone } from '@/lib/domain/values/parse-phone';
import type { HostThreads } from '@/lib/schemas/host/messages/messages';
import { telLink } from '@/lib/domain/messaging/contact-links';

export type SettleText = (id: string) => Answer;
type Props = { texts: HostThreads['texts']; settle: SettleText };

/** Texts from numbers without a booking. The host answers them by phone, not here. */
export function InboundTexts({ texts, settle }: Props) {
  if (texts.length === 0) return null;
  return (
    <section className="host-card" aria-labelledby="inbound-heading">
      <h2 id="inbound-heading">Texts from numbers without a booking</h2>
      <p>Call or text back from your own phone. Done takes a text off this list.</p>
      <ul className="host-list">
        {texts.map(({ id, phone, text, at }) => (
          <li key={id}>
            <div>
              <a href={telLink(phone)}>{readablePhone(phone)}</a>
              <p className="host-said">{text}</p>
              <small>{formatInstant(at)}</small>
            </div>
            <ActionButton
              variant="secondary"
              aria-label={`Done: the text from ${readablePhone(phone)}`}
              work={settle.bind(null, id)}
            >
              Done
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
