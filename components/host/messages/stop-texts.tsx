'use client';

import { ConfirmButton } from '@/components/host/form/action-button';
import type { Answer } from '@/components/host/form/use-action';
import type { GuestTexts } from '@/lib/schemas/host/messages/guest-texts';

type Props = {
  reference: string;
  texts: GuestTexts;
  stop: (reference: string) => Answer;
};

/** Stops texts to a guest who asked for it in words the site doesn't recognize. */
export function StopTexts({ reference, texts, stop }: Props) {
  if (texts === 'none') return null;
  return (
    <div className="host-row">
      <span role="status">
        {texts === 'stopped' && 'Texts stopped. The guest can text START to get them again.'}
      </span>
      {texts === 'on' && (
        <ConfirmButton
          variant="secondary"
          question="The site won’t text this number again, not even about other stays. Only the guest can undo this, by texting START."
          confirm="Stop texts"
          keep="Keep texting"
          work={() => stop(reference)}
        >
          Stop texts to this number
        </ConfirmButton>
      )}
    </div>
  );
}
