import { createContext } from 'react';
import type { CastVote, Vote } from '@/lib/domain/trip/itinerary';

type Votes = {
  votes: readonly CastVote[];
  isBusy: boolean;
  cast: (cabinId: string, vote: Vote) => void;
};

export const VotesContext = createContext<Votes>({
  votes: [],
  isBusy: false,
  cast: () => undefined,
});
