import { useState } from 'react';
import { tell, toldOf, type Told } from './cabin-form-values';
import styles from './cabin-form.module.css';
import { RadioOptions, TextField, type Option } from './fields';
import { AMENITY_GROUPS } from '@/lib/domain/catalog/amenities';

const CHOICES: readonly Option<Told>[] = [
  ['has', 'Yes'],
  ['lacks', 'No'],
  ['unsaid', 'Not said'],
];

type Lists = { has: string[]; lacks: string[] };
type Props = { id: string; lists: Lists; onChange: (lists: Lists) => void };

/** The long list, folded by group; a search shows only what fits. */
export function CabinAmenities({ id, lists, onChange }: Props) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const groups = AMENITY_GROUPS.map(({ name, labels }) => {
    const all = Object.entries(labels);
    return {
      name,
      all,
      shown: all.filter(([, label]) => label.toLowerCase().includes(wanted)),
      count: all.filter(([key]) => toldOf(key, lists) === 'has').length,
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
                    chosen={toldOf(key, lists)}
                    options={CHOICES}
                    onChoose={(told) => onChange(tell(key, told, lists))}
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
