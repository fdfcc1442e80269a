'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/host/form/action-button';
import { CopyButton } from '@/components/host/form/copy-button';
import type { Answer } from '@/components/host/form/use-action';
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
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <div className="host-row">
        <CopyButton
          readText={() => new URL(paths.guestBooking(token), window.location.origin).href}
          label="Copy the guest’s link"
          name="The guest’s link"
        />
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
          to cancel. Anyone with the link can see, change and cancel this booking, so share it only
          with the guest.
        </small>
      </p>
    </>
  );
}
