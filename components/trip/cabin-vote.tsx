'use client';

import { ChevronDown } from 'lucide';
import { useContext } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { plural } from '@/lib/copy/format';
import { VotesContext } from './votes-context';

type Props = { cabinId: string; title: string };

const CHOICES = [
  { vote: 1, text: 'Up' },
  { vote: -1, text: 'Down' },
] as const;

export function CabinVote({ cabinId, title }: Props) {
  const { votes, cast, isBusy } = useContext(VotesContext);
  const ofCabin = votes.filter((each) => each.cabinId === cabinId);
  return (
    <div className="mt-4 border-t border-dashed border-line pt-4">
      <div role="group" aria-label={`Vote on ${title}`} className="flex gap-2" data-needs-script>
        {CHOICES.map(({ vote, text }) => {
          const isMine = ofCabin.some((each) => each.isMine && each.vote === vote);
          const count = ofCabin.filter((each) => each.vote === vote).length;
          return (
            <button
              key={vote}
              type="button"
              aria-pressed={isMine}
              aria-label={`${text}: ${title}, ${count} ${plural(count, 'vote', 'votes')}`}
              aria-disabled={isBusy}
              onClick={() => !isBusy && cast(cabinId, isMine ? 0 : vote)}
              className={buttonClass(isMine ? 'primary' : 'secondary', 'small')}
            >
              <Icon shapes={ChevronDown} className={vote > 0 ? 'size-4 rotate-180' : 'size-4'} />
              {`${text} ${count}`}
            </button>
          );
        })}
      </div>
      <p aria-live="polite" className="mt-2 text-sm break-words text-ink-soft">
        {ofCabin.length === 0
          ? 'No votes yet'
          : ofCabin
              .map(({ name, vote }) => `${name} ${vote > 0 ? 'likes it' : 'says pass'}`)
              .join(', ')}
      </p>
    </div>
  );
}
