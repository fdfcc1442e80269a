import { useEffect, useState } from 'react';
import { ApiError, fetchJson, isJson, postJson } from '@/lib/browser/api/fetch-json';
import { logProblem } from '@/lib/browser/log';
import { checkStep, STEPS, toApplication, type StepErrors } from './check-step';
import { clearDraft, EMPTY_DRAFT, readDraft, writeDraft, type Draft } from './draft';
import type { OwnerApplicationRequest } from '@/lib/schemas/owner-application';

const TIMEOUT_MS = 20_000;

async function sendOwnerApplication(application: OwnerApplicationRequest): Promise<void> {
  const body = await fetchJson('/api/owner-applications', postJson(application), TIMEOUT_MS);
  if (!isJson(body.application)) throw new ApiError(0);
}

type OwnerFormState = 'filling' | 'sending' | 'sent' | 'failed';

const FAILED = 'Your application didn’t go through. Please try again.';

/** The draft, the current step and the outcome. Kept across reloads until sent. */
export function useOwnerForm() {
  const [kept, setKept] = useState<Draft | null>(null);
  const [stepIndex, setStepIndex] = useState(0);
  const [errors, setErrors] = useState<StepErrors>({});
  const [state, setState] = useState<OwnerFormState>('filling');
  const [problem, setProblem] = useState<string | null>(null);

  const draft = kept ?? EMPTY_DRAFT;

  // eslint-disable-next-line react-hooks/set-state-in-effect -- the server cannot know what the browser kept
  useEffect(() => setKept((typed) => typed ?? readDraft()), []);

  function change(changes: Partial<Draft>) {
    // The owner may type before the effect above has read the stored draft.
    const before = kept ?? readDraft();
    const next = { ...before, ...changes, started_at: before.started_at || Date.now() };
    setKept(next);
    writeDraft(next);
    const touched = Object.keys(changes);
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([field]) => !touched.includes(field))),
    );
  }

  /** Goes to the next step, or returns the first invalid field. */
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
