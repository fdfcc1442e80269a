import { ConflictNote } from '@/components/host/form/conflict-note';
import { fieldName } from '@/components/host/copy/input-copy';
import { AMENITY_NAMES } from '@/lib/domain/catalog/amenities';
import { topicLabel } from '@/lib/shop/cabin-facts';
import type { CabinField, CabinForm, AmenityAnswer } from '@/lib/schemas/host/cabins/cabins';

type Props = {
  name: CabinField;
  /** The current value, in the form's format. */
  theirs: CabinForm[CabinField];
  /** The email of whoever saved it; null if unknown. */
  by: string | null;
  onKeep: () => void;
  onTake: () => void;
};

const ANSWER_NAMES: Record<AmenityAnswer, string> = { has: 'Yes', lacks: 'No', unsaid: 'Not said' };

function shownOf(theirs: Props['theirs']): string {
  if (typeof theirs === 'boolean') return theirs ? 'Yes' : 'No';
  if (typeof theirs === 'string') return theirs === '' ? 'Nothing' : theirs;
  const parts = Array.isArray(theirs)
    ? theirs.map((each) =>
        'room' in each
          ? `${each.room}: ${each.count} ${each.kind.replace('_', ' ')}`
          : 'topic' in each
            ? `${topicLabel(each.topic)}: ${each.text}`
            : `${each.label}: ${ANSWER_NAMES[each.has ? 'has' : 'lacks']}`,
      )
    : Object.entries(theirs).map(
        ([key, answer]) => `${AMENITY_NAMES.get(key) ?? key}: ${ANSWER_NAMES[answer]}`,
      );
  return parts.length === 0 ? 'Nothing' : parts.join(', ');
}

/** Somebody else saved a field while it was being edited, so the host chooses between the two values. */
export function CabinConflict({ name, theirs, ...conflict }: Props) {
  return <ConflictNote field={fieldName(name)} theirs={shownOf(theirs)} {...conflict} />;
}
