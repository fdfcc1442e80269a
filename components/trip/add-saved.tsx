import useSWR from 'swr';
import { useSaved } from '@/components/saved/use-saved-check';
import { Button } from '@/components/ui/button';
import { checkSaved } from '@/lib/browser/saved-api';

type Listed = { id: string; title: string };
type Props = { cabins: readonly Listed[]; onChange: (cabins: readonly Listed[]) => void };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const MOST = 20;

/** The saved cabins that are not on the list yet. */
export function AddSaved({ cabins, onChange }: Props) {
  const ids = useSaved()
    .map(({ cabinId }) => cabinId)
    .filter((id) => UUID.test(id))
    .slice(0, MOST);
  const { data } = useSWR(ids.length > 0 ? { ids } : null, checkSaved);
  const addable = (data?.cabins ?? []).filter(
    ({ cabin }) => !cabins.some(({ id }) => id === cabin.id),
  );
  if (addable.length === 0 || cabins.length >= MOST) return null;
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
