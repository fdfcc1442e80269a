import styles from './deal-skeleton.module.css';

/** A placeholder of the card, one bar per row. */
export function DealSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p>Loading today’s deal</p>
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
