import type { CSSProperties } from 'react';
import styles from './leaves.module.css';

type Leaf = {
  left: string;
  size: string;
  color: string;
  fall: string;
  delay: string;
  sway: string;
};

const MAPLE =
  'M12 1l2 4.5 3.2-1.6-.6 4.6 4.9-.5-1.8 3.3 2.8 2-5 2.6.7 2.6-5.2-.9V23h-2v-5.4l-5.2.9.7-2.6-5-2.6 2.8-2L2.5 8l4.9.5-.6-4.6L10 5.5z';
const OVAL = 'M12 1c6 4 8 10 1 18.4V23h-2v-3.6C4 11 6 5 12 1zm0 5v11';

// Uneven on purpose: each leaf has its own pace, so that no two passes look alike.
const LEAVES: readonly Leaf[] = [
  { left: '22%', size: '1.5rem', color: '#d9823b', fall: '15s', delay: '0.5s', sway: '4.2s' },
  { left: '41%', size: '1.1rem', color: '#b8481a', fall: '19s', delay: '4s', sway: '5.1s' },
  { left: '60%', size: '1.7rem', color: '#e0a94a', fall: '14s', delay: '8.5s', sway: '3.8s' },
  { left: '78%', size: '1.25rem', color: '#a23c12', fall: '17s', delay: '2s', sway: '4.7s' },
  { left: '8%', size: '1rem', color: '#e0a94a', fall: '21s', delay: '6.5s', sway: '5.6s' },
  { left: '92%', size: '1.4rem', color: '#d9823b', fall: '16s', delay: '11s', sway: '4.4s' },
];

/** Six leaves that fall while the hero moves (product §2.4). */
export function Leaves() {
  return (
    <div aria-hidden="true" className={styles.leaves} data-testid="leaves">
      {LEAVES.map(({ left, size, color, fall, delay, sway }, index) => (
        <span
          key={left}
          className={styles.leaf}
          style={{ left, color, '--fall': fall, '--delay': delay, '--sway': sway } as CSSProperties}
        >
          <svg viewBox="0 0 24 24" className={styles.blade} width={size} height={size}>
            <path d={index % 2 === 0 ? MAPLE : OVAL} fill="currentColor" />
          </svg>
        </span>
      ))}
    </div>
  );
}
