'use client';

import { useEffect, useState } from 'react';
import type { ShownQuote, WantedStay } from '@/lib/schemas/host/new-booking';
import { LOST, refusalText } from './refusal-copy';

export type GetQuote = (wanted: WantedStay) => Promise<ShownQuote>;
type Answer = { for: string; quote: ShownQuote | { ok: false; text: string } };

// While somebody is typing.
const PAUSE_MS = 250;

/** The price of what is wanted, asked again with each change; null while nothing can be asked. */
export function useStayQuote(wanted: WantedStay | null, getQuote: GetQuote) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [round, setRound] = useState(0);
  const key = wanted && JSON.stringify({ wanted, round });
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    const { wanted: asked } = JSON.parse(key) as { wanted: WantedStay };
    const timer = setTimeout(() => {
      const settle = (quote: Answer['quote']) => {
        if (isCurrent) setAnswer({ for: key, quote });
      };
      getQuote(asked).then(
        (quote) => settle('code' in quote ? { ok: false, text: refusalText(quote) } : quote),
        () => settle({ ok: false, text: LOST }),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, getQuote]);
  return {
    quote: key === null ? null : (answer?.quote ?? null),
    isCurrent: key !== null && answer?.for === key,
    again: () => setRound((before) => before + 1),
  };
}
