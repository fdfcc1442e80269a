import { ApiError } from '@/lib/browser/api/fetch-json';
import { ProblemBox } from '@/components/stay-picker/calendar/problem-box';
import { stayReasonCopy } from '@/components/stay-picker/stay/reason-copy';
import type { StayPickerState } from '@/components/stay-picker/stay/use-stay-picker';

type PriceProblemProps = { picker: Pick<StayPickerState, 'price' | 'availability'> };

/** Says why there is no price: the stay was refused, or the request failed. */
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
