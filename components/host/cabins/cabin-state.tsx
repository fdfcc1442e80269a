import { CABIN_STATE_NAMES } from '@/components/host/copy/cabin-copy';
import styles from './cabin-state.module.css';
import { joinClasses } from '@/components/ui/class-names';
import type { CabinState } from '@/lib/schemas/host/cabins/cabins';

export function CabinStateBadge({ state }: { state: CabinState }) {
  return (
    <span className={joinClasses(styles.state, state === 'live' && styles.live)}>
      {CABIN_STATE_NAMES[state]}
    </span>
  );
}
