import { useState } from 'react';
import { AddAmenity } from './add-amenity';
import { answerOf } from './cabin-form-values';
import styles from './cabin-form.module.css';
import { RadioOptions, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { AMENITY_GROUPS, type OwnAmenity } from '@/lib/domain/catalog/amenities';
import type { CabinFacts, AmenityAnswer } from '@/lib/schemas/host/cabins/cabins';

const CHOICES: readonly Option<AmenityAnswer>[] = [
  ['has', 'Yes'],
  ['lacks', 'No'],
  ['unsaid', 'Not said'],
];

type Changed = Record<string, AmenityAnswer>;
type Labelled = Pick<OwnAmenity, 'group' | 'label'>;
type Props = {
  id: string;
  facts: Pick<CabinFacts, 'has' | 'lacks' | 'ownAmenities'>;
  changed: Changed;
  own: readonly OwnAmenity[];
  /** The custom amenities of the host's other cabins. */
  offered: readonly Labelled[];
  error: string | null;
  onChange: (changed: Changed) => void;
  onOwn: (own: OwnAmenity[]) => void;
};

type Row = {
  key: string;
  label: string;
  answer: AmenityAnswer;
  onChoose: (answer: AmenityAnswer) => void;
};

const byLabel = (one: Labelled, other: Labelled) => one.label.localeCompare(other.label);

/** Lists all amenities in collapsed groups, with the host's own at the end of each. A search shows only the matches. */
export function CabinAmenities({
  id,
  facts,
  changed,
  own,
  offered,
  error,
  onChange,
  onOwn,
}: Props) {
  const [text, setText] = useState('');
  const term = text.trim().toLowerCase();
  // A custom amenity removed from the cabin stays visible until the change is saved.
  const ownOnes = new Map(
    [...offered, ...facts.ownAmenities, ...own].map((each) => [each.label, each]),
  );

  const listed = (labels: Readonly<Record<string, string>>): Row[] =>
    Object.entries(labels).map(([key, label]) => ({
      key,
      label,
      answer: changed[key] ?? answerOf(key, facts),
      onChoose: (answer) => onChange({ ...changed, [key]: answer }),
    }));
  const ownAnswer = (label: string): AmenityAnswer => {
    const found = own.find((each) => each.label === label);
    if (!found) return 'unsaid';
    return found.has ? 'has' : 'lacks';
  };
  function chooseOwn({ group, label }: Labelled, answer: AmenityAnswer) {
    const others = own.filter((each) => each.label !== label);
    const chosen = answer === 'unsaid' ? [] : [{ group, label, has: answer === 'has' }];
    onOwn([...others, ...chosen].sort(byLabel));
  }
  const ownOf = (name: string): Row[] =>
    [...ownOnes.values()]
      .filter(({ group }) => group === name)
      .sort(byLabel)
      .map((each) => ({
        key: `own-${each.label}`,
        label: each.label,
        answer: ownAnswer(each.label),
        onChoose: (answer) => chooseOwn(each, answer),
      }));

  const groups = AMENITY_GROUPS.map(({ name, labels }) => {
    const all = [...listed(labels), ...ownOf(name)];
    return {
      name,
      all,
      shown: all.filter(({ label }) => label.toLowerCase().includes(term)),
      count: all.filter(({ answer }) => answer === 'has').length,
    };
  }).filter(({ shown }) => shown.length > 0);
  return (
    <>
      <TextField
        id={`${id}-search`}
        label="Find an amenity"
        type="search"
        value={text}
        autoComplete="off"
        onText={setText}
      />
      {groups.length === 0 && <p>Nothing on the list matches.</p>}
      <div className={styles.groups}>
        {groups.map(({ name, all, shown, count }, place) => (
          <details key={`${name}-${term !== ''}`} open={term !== '' || place === 0}>
            <summary>
              {name}{' '}
              <small>
                {count} of {all.length}
              </small>
            </summary>
            {shown.map(({ key, label, answer, onChoose }) => (
              <fieldset key={key} className={styles.amenity}>
                <legend>{label}</legend>
                <div>
                  <RadioOptions
                    name={`${id}-${key}`}
                    chosen={answer}
                    options={CHOICES}
                    onChoose={onChoose}
                  />
                </div>
              </fieldset>
            ))}
          </details>
        ))}
      </div>
      <AddAmenity
        id={id}
        known={[...ownOnes.values()]}
        error={error}
        onAdd={(each) => chooseOwn(each, 'has')}
      />
    </>
  );
}
