import { POST_STATE_NAMES } from '@/components/host/copy/post-copy';
import styles from '@/components/host/cabins/cabin-state.module.css';
import { joinClasses } from '@/components/ui/class-names';
import type { PostState } from '@/lib/schemas/host/posts';

export function PostStateBadge({ state }: { state: PostState }) {
  return (
    <span className={joinClasses(styles.state, state === 'published' && styles.live)}>
      {POST_STATE_NAMES[state]}
    </span>
  );
}
