import { Picture } from '@/components/ui/picture';
import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import styles from './hero.module.css';
import { HERO_LOOK, HeroWords } from './hero-words';

const WIDTHS = [720, 1200, 1920];

// The words alone on their ground.
const BARE = { minHeight: 0 };

/** The hero of a site that does not show the Smokies: the first cabin's picture instead of theirs. */
export async function PlainHero({ cabins }: { cabins: Promise<readonly CabinSummary[]> }) {
  // The sections below say that the cabins can't be loaded.
  const [cabin] = await cabins.catch(() => []);
  return (
    <section
      aria-labelledby="hero-heading"
      className={`${styles.hero} ${HERO_LOOK}`}
      style={cabin ? undefined : BARE}
    >
      {cabin && (
        <>
          <div className={styles.frame}>
            <Picture
              src={cabin.heroImageUrl}
              alt=""
              fileWidth={1200}
              sizes="(min-width: 64rem) 126vw, 24rem"
              widths={WIDTHS}
              color={cabin.heroImageColor}
              isFirst
              className={`absolute inset-0 ${styles.picture}`}
            />
          </div>
          <div aria-hidden className={styles.scrim} />
        </>
      )}
      <HeroWords />
    </section>
  );
}
