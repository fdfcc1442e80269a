import styles from './color-choice.module.css';
import type { PaletteName, Swatches } from '@/lib/palettes';

type Props = {
  id: string;
  chosen: PaletteName;
  palettes: readonly Swatches[];
  onChoose: (name: PaletteName) => void;
};

/** One of the named palettes, each with its name beside its colors. */
export function ColorChoice({ id, chosen, palettes, onChoose }: Props) {
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>Colors</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        Of the pages, the letters and this console. Drawings and the ground of the map keep their
        own.
      </p>
      <div className={styles.palettes}>
        {palettes.map(({ value, name, colors }) => (
          <label key={value} className="host-option">
            <input
              type="radio"
              name={id}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span aria-hidden className={styles.swatches}>
              {colors.map((color) => (
                <i key={color} style={{ background: color }} />
              ))}
            </span>
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
