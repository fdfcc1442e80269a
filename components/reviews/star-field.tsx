import styles from './star-field.module.css';
import { plural } from '@/lib/copy/format';

const STEPS = [1, 2, 3, 4, 5] as const;
const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

type Props = { name: string; label: string; isRequired?: boolean };

/** Stars from one to five: a group of radio buttons, each with its words. */
export function StarField({ name, label, isRequired = false }: Props) {
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {STEPS.map((stars) => (
          <label key={stars}>
            <input type="radio" name={name} value={stars} required={isRequired} />
            <span aria-hidden="true">★</span>
            <span className="sr-only">
              {`${stars} ${plural(stars, 'star', 'stars')}, ${WORDS[stars - 1]}`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function StarsShown({ name, stars }: { name: string; stars: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd>
        <span className="sr-only">{`${stars} out of 5`}</span>
        <span aria-hidden="true" className="stars">
          <b style={{ width: `${stars * 20}%` }}>★★★★★</b>★★★★★
        </span>
      </dd>
    </div>
  );
}
