import styles from './color-choice.module.css';
import { RadioOptions } from '@/components/host/form/fields';
import type { PaletteName, Swatches } from '@/lib/shop/palettes';

type Props = {
  id: string;
  chosen: PaletteName;
  palettes: readonly Swatches[];
  onChoose: (name: PaletteName) => void;
};

/** Chooses a palette by its name and colors. */
export function ColorChoice({ id, chosen, palettes, onChoose }: Props) {
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>Colors</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        For pages, letters, and this console. Drawings and the map keep their own colors.
      </p>
      <div className={styles.palettes}>
        <RadioOptions
          name={id}
          chosen={chosen}
          options={palettes.map(({ value, name }) => [value, name] as const)}
          onChoose={onChoose}
          markOf={(value) => (
            <span aria-hidden className={styles.swatches}>
              {palettes
                .find((palette) => palette.value === value)
                ?.colors.map((color) => (
                  <i key={color} style={{ background: color }} />
                ))}
            </span>
          )}
        />
      </div>
    </fieldset>
  );
}
