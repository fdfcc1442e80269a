'use client';

import styles from './sky.module.css';
import { useSky } from './use-sky';

/** Colors the hero's picture and film by the hour and season in Tennessee; until that is known, they stand as drawn. */
export function Sky() {
  return (
    <div aria-hidden className={styles.sky} data-sky={useSky()}>
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
