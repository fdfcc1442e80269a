import { useState } from 'react';
import { SelectField, TextField } from '@/components/host/form/fields';
import { toOption } from '@/components/host/copy/option';
import { refusalText } from '@/components/host/copy/refusal-copy';
import { Button } from '@/components/ui/button';
import {
  isListedAmenity,
  OWN_AMENITY_GROUPS,
  type OwnAmenity,
} from '@/lib/domain/catalog/amenities';
import { MAX_OWN_AMENITIES, MAX_OWN_LABEL, ownLabelSchema } from '@/lib/schemas/host/cabins/cabins';

type Labelled = Pick<OwnAmenity, 'group' | 'label'>;
type Props = {
  id: string;
  /** The host's existing custom amenities. */
  known: readonly Labelled[];
  error: string | null;
  onAdd: (amenity: Labelled) => void;
};

/** Adds an amenity of the host's own to a group. */
export function AddAmenity({ id, known, error, onAdd }: Props) {
  const [text, setText] = useState('');
  const [group, setGroup] = useState(OWN_AMENITY_GROUPS[0] ?? '');
  const [added, setAdded] = useState<Labelled | null>(null);
  const label = ownLabelSchema.safeParse(text).data ?? '';
  const isKnown =
    isListedAmenity(label) ||
    known.some((each) => each.label.toLowerCase() === label.toLowerCase());
  function add() {
    if (label === '' || isKnown) return;
    onAdd({ group, label });
    setAdded({ group, label });
    setText('');
  }
  if (known.length >= MAX_OWN_AMENITIES)
    return <p>{refusalText({ code: 'too_many_amenities' })}</p>;
  return (
    <>
      <TextField
        id={`${id}-own`}
        label="Something that isn’t on the list"
        hint="Guests see it in its group. You can use it for your other cabins too, as long as one of them says Yes or No to it."
        error={isKnown ? refusalText({ code: 'known_amenity' }) : error}
        value={text}
        maxLength={MAX_OWN_LABEL}
        autoComplete="off"
        onText={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not submit the surrounding form.
          event.preventDefault();
          add();
        }}
      />
      <SelectField
        id={`${id}-own-group`}
        label="Group"
        value={group}
        options={OWN_AMENITY_GROUPS.map((name) => toOption(name, name))}
        onChoose={setGroup}
      />
      <Button size="small" variant="secondary" disabled={label === '' || isKnown} onClick={add}>
        Add it to the list
      </Button>
      <p role="status">
        {added && `${added.label} is now under ${added.group} with Yes. Save to keep it.`}
      </p>
    </>
  );
}
