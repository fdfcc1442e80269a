import { ApiError } from '@/lib/browser/api/fetch-json';
import { ProblemBox } from './problem-box';
import { stayReasonCopy } from './reason-copy';
import type { StayPickerState } from './use-stay-picker';

type PriceProblemProps = { picker: Pick<StayPickerState, 'price' | 'availability'> };

/** Why there is no price: the stay was refused, or the request failed. */
export function PriceProblem({ picker: { price, availability } }: PriceProblemProps) {
  const { error } = price;
  const isRefused = error instanceof ApiError && error.status === 422;
  const text = isRefused
    ? stayReasonCopy(error.reason ?? '')
    : { title: 'The price didn’t load', description: 'Check your connection and try again.' };
  return (
    <ProblemBox
      {...text}
      action={isRefused ? 'Refresh the calendar' : 'Try again'}
      onAct={() => {
        void availability.reload();
        void price.reload();
      }}
    />
  );
}
