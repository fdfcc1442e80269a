import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/browser/api';
import { stayRefusalText } from './refusal-texts';

type PriceProblemProps = { error: unknown; onRetry: () => void };

/** Why there is no price: the stay was refused, or the answer did not come. */
export function PriceProblem({ error, onRetry }: PriceProblemProps) {
  const isRefused = error instanceof ApiError && error.status === 422;
  const text = isRefused
    ? stayRefusalText(error.reason ?? '')
    : { title: 'The price did not load', description: 'Check your connection and try again.' };
  return (
    <div role="alert" className="rounded-control bg-ember-100 px-4 py-3">
      <p className="font-semibold text-ember-700">{text.title}</p>
      <p className="text-sm">{text.description}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        {isRefused ? 'Refresh the calendar' : 'Try again'}
      </Button>
    </div>
  );
}
