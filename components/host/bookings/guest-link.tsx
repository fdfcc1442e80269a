'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/host/form/action-button';
import type { Answer } from '@/components/host/form/use-action';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/http/paths';

export type TextLink = (reference: string) => Answer;
type Props = {
  token: string;
  reference: string;
  /** Whether the guest can pay on that page now. */
  isPayable: boolean;
  /** Null if we can't text the guest. */
  text: TextLink | null;
};

/** Shows the link to the guest's own page, to paste, read aloud, or text. */
export function GuestLink({ token, reference, isPayable, text }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const address = () => new URL(paths.guestBooking(token), window.location.origin).href;
  return (
    <>
      <div className="host-row">
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            navigator.clipboard.writeText(address()).then(
              () => setIsCopied(true),
              () => window.prompt('The guest’s link', address()),
            );
          }}
        >
          {isCopied ? 'Copied' : 'Copy the guest’s link'}
        </Button>
        {text && (
          <ActionButton
            disabled={isAsked}
            work={() => text(reference)}
            onDone={() => setIsAsked(true)}
          >
            Text it to the guest
          </ActionButton>
        )}
      </div>
      <p role="status">
        {isAsked &&
          'It goes out within a minute, if the guest agreed to texts and hasn’t opted out. Letters shows whether it was sent.'}
      </p>
      <p>
        <small>
          It has directions, the door code, payments{isPayable ? ', a way to pay' : ''}, and a way
          to cancel. Anyone with the link can see and cancel this booking, so share it only with the
          guest.
        </small>
      </p>
    </>
  );
}
