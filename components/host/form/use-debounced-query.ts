'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf, LOST, type Missing } from './action-failure';
import { setSignedOut } from './signed-out-store';

type Given<Answer> = { key: string; answer: Answer | Missing };

const isSignedOut = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 'signed-out';

/** What the server says of a question, asked once nobody types any more; null: nothing can be asked. */
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
    /** Of the question before, until this one is answered. */
    answer: given && given.answer,
    isCurrent: given !== null && given.key === key,
    again: () => setRound((before) => before + 1),
  };
}
