import type { Dispatch } from 'react';
import type { SearchAction } from '@/components/search/search-state';
import { Button, type ButtonVariant } from '@/components/ui/button';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';

type DatePickerActionsProps = {
  criteria: SearchCriteria;
  dispatch: Dispatch<SearchAction>;
  /** In the line of a label, not in the footer. */
  isSmall?: boolean;
};

export function DatePickerActions({ criteria, dispatch, isSmall }: DatePickerActionsProps) {
  const isComplete = criteria.checkIn !== null && criteria.checkOut !== null;
  const look = (variant?: ButtonVariant) =>
    isSmall ? ({ variant: 'quiet', size: 'small' } as const) : { variant };
  return (
    <div className={isSmall ? '-my-2 -mr-3 flex [&>*]:px-3' : 'flex items-center gap-2'}>
      <Button
        {...look('quiet')}
        className={isSmall ? undefined : 'mr-auto -ml-3'}
        onClick={() => dispatch({ type: 'cleared' })}
      >
        Clear
      </Button>
      <Button {...look('secondary')} onClick={() => dispatch({ type: 'cancelled' })}>
        Cancel
      </Button>
      <Button
        {...look()}
        className={isSmall ? undefined : 'min-w-24'}
        onClick={() => dispatch({ type: 'done' })}
      >
        {isComplete ? 'Done' : 'Next'}
      </Button>
    </div>
  );
}
