'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf, LOST, type Missing } from './action-failure';
import { setSignedOut } from './signed-out-store';

type Given<Answer> = { key: string; answer: Answer | Missing };

const isSignedOut = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 'signed-out';

/** Asks the server once the user stops typing. Null asks nothing. */
export function useDebouncedQuery<Question, Answer>(
  question: Question | null,
  ask: (question: Question) => Promise<Answer>,
  pauseMs = 250,
) {
  const [given, setGiven] = useState<Given<Answer> | null>(null);
  const [round, setRound] = useState(0);
  const key = question && JSON.stringify({ question, round });
  const askNow = useEffectEvent(async () => {
    try {
      return question ? await ask(question) : LOST;
    } catch (error) {
      return failureOf(error);
    }
  });
  useEffect(() => {
    if (key === null) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      const answer = await askNow();
      if (isOld) return;
      if (isSignedOut(answer)) setSignedOut(true);
      setGiven({ key, answer });
    }, pauseMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [key, pauseMs]);
  return {
    /** Keeps the previous answer until the new one arrives. */
    answer: given && given.answer,
    isCurrent: given !== null && given.key === key,
    again: () => setRound((before) => before + 1),
  };
}
