import type { Dispatch } from 'react';
import type { SearchAction } from '@/components/search/search-state';
import { Button } from '@/components/ui/button';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';

type DatePickerActionsProps = {
  criteria: SearchCriteria;
  dispatch: Dispatch<SearchAction>;
  /** Set beside the dialog's own button, which stands out more. */
  isQuiet: boolean;
};

export function DatePickerActions({ criteria, dispatch, isQuiet }: DatePickerActionsProps) {
  const isComplete = criteria.checkIn !== null && criteria.checkOut !== null;
  return (
    <div className="flex items-center gap-2">
      <Button variant="quiet" className="-ml-3" onClick={() => dispatch({ type: 'cleared' })}>
        Clear
      </Button>
      <Button
        variant={isQuiet ? 'quiet' : 'secondary'}
        className={isQuiet ? undefined : 'ml-auto'}
        onClick={() => dispatch({ type: 'cancelled' })}
      >
        Cancel
      </Button>
      <Button
        variant={isQuiet ? 'quiet' : undefined}
        className="min-w-24"
        onClick={() => dispatch({ type: 'done' })}
      >
        {isComplete ? 'Done' : 'Next'}
      </Button>
    </div>
  );
}
