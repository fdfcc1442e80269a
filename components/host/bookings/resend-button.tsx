'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/host/form/action-button';
import type { Answer } from '@/components/host/form/use-action';

export type Resend = (messageId: string) => Answer;
type Props = { messageId: string; name: string; resend: Resend };

export function ResendButton({ messageId, name, resend }: Props) {
  const [isSent, setIsSent] = useState(false);
  return (
    <span>
      <ActionButton
        disabled={isSent}
        aria-label={`Send again: ${name}`}
        work={() => resend(messageId)}
        onDone={() => setIsSent(true)}
      >
        {isSent ? 'On its way' : 'Send again'}
      </ActionButton>
    </span>
  );
}
