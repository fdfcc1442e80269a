import { useEffect, useState } from 'react';
import { ApiError } from '@/lib/browser/api';
import { logProblem } from '@/lib/browser/log';
import { sendOwnerApplication } from '@/lib/browser/owner-api';
import { checkStep, STEPS, toApplication, type StepErrors } from './check-step';
import { clearDraft, EMPTY_DRAFT, readDraft, writeDraft, type Draft } from './draft';

type OwnerFormState = 'filling' | 'sending' | 'sent' | 'failed';

const FAILED = 'Your application could not be sent. Please try again.';

/** The draft, where in it the owner is, and what happened to it. Kept across reloads until it is sent. */
export function useOwnerForm() {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [stepIndex, setStepIndex] = useState(0);
  const [errors, setErrors] = useState<StepErrors>({});
  const [state, setState] = useState<OwnerFormState>('filling');
  const [problem, setProblem] = useState<string | null>(null);

  // eslint-disable-next-line react-hooks/set-state-in-effect -- the server cannot know what the browser kept
  useEffect(() => setDraft(readDraft()), []);

  function change(changes: Partial<Draft>) {
    const next = { ...draft, ...changes, started_at: draft.started_at || Date.now() };
    setDraft(next);
    writeDraft(next);
    const touched = Object.keys(changes);
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([field]) => !touched.includes(field))),
    );
  }

  /** To the next step, or not: answers with the first field that is wrong. */
  function next(): string | null {
    const step = STEPS[stepIndex];
    const found = step ? checkStep(step, draft) : {};
    setErrors(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong) return firstWrong;
    setStepIndex(stepIndex + 1);
    return null;
  }

  async function send(website: string) {
    setState('sending');
    setProblem(null);
    try {
      await sendOwnerApplication(toApplication(draft, website, Date.now()));
      clearDraft();
      setState('sent');
    } catch (error) {
      logProblem('owner-application', error instanceof Error ? error.message : 'unknown');
      setProblem(error instanceof ApiError && error.status === 429 ? error.message : FAILED);
      setState('failed');
    }
  }

  const back = () => setStepIndex(stepIndex - 1);
  return {
    draft,
    errors,
    state,
    problem,
    step: STEPS[stepIndex],
    stepIndex,
    change,
    next,
    back,
    send,
  };
}
