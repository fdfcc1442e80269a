'use client';

import { useState } from 'react';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { createUuid } from '@/lib/browser/uuid';
import type { QuoteToSend, SentHostQuote } from '@/lib/schemas/host/bookings/sent-quote';

export type SendQuoteAction = (quote: QuoteToSend) => Answer<SentHostQuote>;
type Typed<Sent> = Sent extends unknown ? Omit<Sent, 'key' | 'expectedTotalCents'> : never;
type Quote = {
  /** Null while a part of it is missing. */
  typed: Typed<QuoteToSend> | null;
  /** Null while the price isn't known. */
  totalCents: number | null;
};

/** Sends a quote of the stay that is typed; what came of it is shown until something else is typed. */
export function useSendQuote({ typed, totalCents }: Quote, action: SendQuoteAction) {
  const { isPending, failures, run } = useAction(true);
  const [key, setKey] = useState(createUuid);
  const [last, setLast] = useState<{ of: string; sent: SentHostQuote | null } | null>(null);
  const of = JSON.stringify(typed);
  const shown = last?.of === of ? last : null;

  function send() {
    if (!typed || totalCents === null) return;
    setLast({ of, sent: null });
    run(
      async () => {
        const result = await action({ ...typed, expectedTotalCents: totalCents, key });
        // Sent again after a lost answer, it is one quote; after a refusal it is another.
        if (!result.ok) setKey(createUuid());
        return result;
      },
      (sent) => {
        setLast({ of, sent });
        setKey(createUuid());
      },
    );
  }
  return {
    send,
    isPending,
    canSend: typed !== null && totalCents !== null && !isPending,
    sent: shown?.sent ?? null,
    error: shown ? (failures[0]?.text ?? null) : null,
  };
}

export type SendQuoteState = ReturnType<typeof useSendQuote>;
