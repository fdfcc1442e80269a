import useSWR from 'swr';
import { useSaved } from '@/components/saved/use-saved-check';
import { Button } from '@/components/ui/button';
import { checkSavedCabins } from '@/lib/browser/api/cabins-api';
import { MAX_ITINERARY_CABINS } from '@/lib/domain/trip/itinerary';
import { isUuid } from '@/lib/browser/uuid';

type Listed = { id: string; title: string };
type Props = { cabins: readonly Listed[]; onChange: (cabins: readonly Listed[]) => void };

/** The saved cabins that are not on the list yet. */
export function AddSaved({ cabins, onChange }: Props) {
  const ids = useSaved()
    .map(({ cabinId }) => cabinId)
    .filter(isUuid)
    .slice(0, MAX_ITINERARY_CABINS);
  const { data } = useSWR(ids.length > 0 ? { ids } : null, checkSavedCabins);
  const addable = (data?.cabins ?? []).filter(
    ({ cabin }) => !cabins.some(({ id }) => id === cabin.id),
  );
  if (addable.length === 0 || cabins.length >= MAX_ITINERARY_CABINS) return null;
  return (
    <div>
      <p className="text-sm font-semibold">Your saved cabins</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {addable.map(({ cabin: { id, title } }) => (
          <Button
            key={id}
            variant="secondary"
            size="small"
            onClick={() => onChange([...cabins, { id, title }])}
          >
            {`Add ${title}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
