'use client';

import { useRef, useState, type ReactNode } from 'react';
import useSWR from 'swr';
import { useHydrated } from '@/components/ui/use-hydrated';
import { controlClass, Field } from '@/components/ui/field';
import { toast } from '@/components/ui/toast-store';
import { ApiError } from '@/lib/browser/api';
import { castVote, readVotes } from '@/lib/browser/itinerary-api';
import { nameVoter, readVoter } from '@/lib/browser/voter';
import type { CastVote, Vote } from '@/lib/domain/trip/itinerary';
import { VotesContext } from './votes-context';

type Props = { id: string; initialVotes: readonly CastVote[]; children: ReactNode };

const REFRESH_MS = 15_000;
const MAX_NAME = 40;

/** Knows the group's votes and casts the visitor's, under a name that is remembered here. */
export function Voting({ id, initialVotes, children }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const isHydrated = useHydrated();
  const name = typed ?? ((isHydrated && readVoter()?.name) || '');
  const [nameError, setNameError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { data, mutate } = useSWR(
    ['itinerary-votes', id],
    () => readVotes(id, readVoter()?.id ?? null, null),
    { refreshInterval: REFRESH_MS, shouldRetryOnError: false },
  );

  async function cast(cabinId: string, vote: Vote) {
    const chosen = name.trim();
    if (chosen === '') {
      setNameError('Say who you are first. A first name is enough.');
      field.current?.focus();
      return;
    }
    setNameError(null);
    setIsBusy(true);
    try {
      const voter = nameVoter(chosen);
      await castVote(id, { cabin_id: cabinId, voter_id: voter.id, name: chosen, vote });
      await mutate();
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status > 0;
      toast({
        title: 'Your vote was not counted',
        description: isRefused ? error.message : 'Check your connection and try again.',
        tone: 'destructive',
      });
    }
    setIsBusy(false);
  }

  return (
    <VotesContext value={{ votes: data?.votes ?? initialVotes, isBusy, cast }}>
      <div data-needs-script className="mb-6 max-w-sm print:hidden">
        <Field
          id="voter-name"
          label="Your name, for votes"
          hint="Everyone with the link sees it."
          error={nameError}
        >
          {(control) => (
            <input
              {...control}
              ref={field}
              value={name}
              maxLength={MAX_NAME}
              autoComplete="given-name"
              onChange={(event) => setTyped(event.target.value)}
              className={controlClass}
            />
          )}
        </Field>
      </div>
      {children}
    </VotesContext>
  );
}
