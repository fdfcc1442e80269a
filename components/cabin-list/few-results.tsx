import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styles from './search-results.module.css';
import { Suggestions } from './suggestions';

type Props = ComponentProps<typeof Suggestions> & { count: number; children: ReactNode };

/** One or two cards, and other searches beside them. */
export function FewResults({ count, children, ...props }: Props) {
  const { nearStays, towns, unfilteredCount } = props.suggestions;
  if (nearStays.length + towns.length + unfilteredCount === 0) return children;
  return (
    <div className={styles.few} style={{ '--results': count } as CSSProperties}>
      <div>{children}</div>
      <aside aria-label="More to choose from" className="space-y-6 rounded-card bg-paper-deep p-6">
        <Suggestions {...props} />
      </aside>
    </div>
  );
}
