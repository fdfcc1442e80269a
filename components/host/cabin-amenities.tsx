import { useState } from 'react';
import { toldOf } from './cabin-form-values';
import styles from './cabin-form.module.css';
import { RadioOptions, TextField, type Option } from './fields';
import { AMENITY_GROUPS } from '@/lib/domain/catalog/amenities';
import type { CabinFacts, Told } from '@/lib/schemas/host/cabins';

const CHOICES: readonly Option<Told>[] = [
  ['has', 'Yes'],
  ['lacks', 'No'],
  ['unsaid', 'Not said'],
];

type Changed = Record<string, Told>;
type Props = {
  id: string;
  facts: Pick<CabinFacts, 'has' | 'lacks'>;
  changed: Changed;
  onChange: (changed: Changed) => void;
};

/** The long list, folded by group; a search shows only what fits. */
export function CabinAmenities({ id, facts, changed, onChange }: Props) {
  const told = (key: string) => changed[key] ?? toldOf(key, facts);
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const groups = AMENITY_GROUPS.map(({ name, labels }) => {
    const all = Object.entries(labels);
    return {
      name,
      all,
      shown: all.filter(([, label]) => label.toLowerCase().includes(wanted)),
      count: all.filter(([key]) => told(key) === 'has').length,
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
      {groups.length === 0 && <p>Nothing of the list fits.</p>}
      <div className={styles.groups}>
        {groups.map(({ name, all, shown, count }, place) => (
          <details key={`${name}-${wanted !== ''}`} open={wanted !== '' || place === 0}>
            <summary>
              {name}{' '}
              <small>
                {count} of {all.length}
              </small>
            </summary>
            {shown.map(([key, label]) => (
              <fieldset key={key} className={styles.amenity}>
                <legend>{label}</legend>
                <div>
                  <RadioOptions
                    name={`${id}-${key}`}
                    chosen={told(key)}
                    options={CHOICES}
                    onChoose={(choice) => onChange({ ...changed, [key]: choice })}
                  />
                </div>
              </fieldset>
            ))}
          </details>
        ))}
      </div>
    </>
  );
}
