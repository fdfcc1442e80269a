'use client';

import { ConfirmButton } from '@/components/host/form/action-button';
import { STOP_REASONS } from './newsletter-copy';
import type { Answer } from '@/components/host/form/use-action';
import type { StopReason } from '@/lib/schemas/host/newsletter';

export type SubscriberActions = {
  removeSubscriber: (id: string, keepsOut: boolean) => Answer;
  allowSubscriber: (email: string) => Answer;
};

type RemoveProps = { id: string; email: string; remove: SubscriberActions['removeSubscriber'] };

/** Deletes an address, with or without keeping it out for good. */
export const RemoveSubscriber = ({ id, email, remove }: RemoveProps) => (
  <>
    <ConfirmButton
      variant="secondary"
      question="This deletes the address and its newsletters. It can sign up again."
      confirm="Delete it"
      confirmLabel={`Delete ${email}`}
      work={() => remove(id, false)}
    >
      Delete
    </ConfirmButton>
    <ConfirmButton
      variant="secondary"
      question="This deletes the address. We only keep a fingerprint of it, so it gets no mail even if somebody signs it up again."
      confirm="Delete, and keep it out"
      confirmLabel={`Delete ${email}, and keep it out`}
      work={() => remove(id, true)}
    >
      Delete and never write again
    </ConfirmButton>
  </>
);

type AllowProps = {
  email: string;
  reason: StopReason;
  allow: SubscriberActions['allowSubscriber'];
};

/** Lets an address get mail again. Only its owner may ask for that. */
export const AllowSubscriber = ({ email, reason, allow }: AllowProps) => (
  <div className="host-row">
    <p>{`${email} gets no newsletter: ${STOP_REASONS[reason]}.`}</p>
    <ConfirmButton
      variant="secondary"
      question="Only if its owner asked you to."
      confirm="Allow it again"
      work={() => allow(email)}
    >
      Allow again
    </ConfirmButton>
  </div>
);
