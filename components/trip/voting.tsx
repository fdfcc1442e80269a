'use client';

import { useRef, useState, type ReactNode } from 'react';
import useSWR from 'swr';
import { useHydrated } from '@/components/ui/use-hydrated';
import { InputField } from '@/components/ui/input-field';
import { toast } from '@/components/ui/toast-store';
import { serverMessage } from '@/lib/browser/api/fetch-json';
import { castVote, readVotes } from '@/lib/browser/api/itinerary-api';
import { saveVoter, readVoter } from '@/lib/browser/storage/voter-id';
import type { CastVote, Vote } from '@/lib/domain/trip/itinerary';
import { VotesContext } from './votes-context';

type Props = { id: string; initialVotes: readonly CastVote[]; children: ReactNode };

const REFRESH_MS = 15_000;
const MAX_NAME = 40;

/** Provides the group's votes and casts the visitor's, under a remembered name. */
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
      setNameError('Add your name first. A first name’s fine.');
      field.current?.focus();
      return;
    }
    setNameError(null);
    setIsBusy(true);
    try {
      const voter = saveVoter(chosen);
      await castVote(id, { cabin_id: cabinId, voter_id: voter.id, name: chosen, vote });
      await mutate();
    } catch (error) {
      toast({
        title: 'Your vote didn’t count',
        description: serverMessage(error, 'Check your connection and try again.'),
        tone: 'destructive',
      });
    }
    setIsBusy(false);
  }

  return (
    <VotesContext value={{ votes: data?.votes ?? initialVotes, isBusy, cast }}>
      <div data-needs-script className="mb-6 max-w-sm print:hidden">
        <InputField
          id="voter-name"
          label="Your name, for votes"
          hint="Everyone with the link sees it."
          error={nameError}
          ref={field}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="given-name"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {children}
    </VotesContext>
  );
}
