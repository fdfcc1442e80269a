import styles from './deal-skeleton.module.css';

/** Holds the place of a card: one bar for each of its rows. */
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
