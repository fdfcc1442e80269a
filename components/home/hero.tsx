'use client';

import { Picture } from '@/components/ui/picture';
import { HERO_LOOK, HeroWords } from './hero-words';
import { HeroVideo } from './hero-video';
import styles from './hero.module.css';
import { Leaves } from './leaves';
import { Sky } from './sky';

// A lower quality: it is the largest file a first visit waits for, and the video soon covers it.
const POSTER_QUALITY = 50;
// Wide enough above the heading; the `sizes` for phones make them choose it.
const POSTER_WIDTH = 1200;
const POSTER_WIDTHS = [POSTER_WIDTH, 1920];

export function Hero() {
  return (
    <section aria-labelledby="hero-heading" className={`${styles.hero} ${HERO_LOOK}`}>
      <div className={`${styles.frame} ${styles.evening}`}>
        <Picture
          src="/images/hero-poster.webp"
          alt=""
          fileWidth={POSTER_WIDTH}
          sizes="(min-width: 64rem) 126vw, 24rem"
          widths={POSTER_WIDTHS}
          quality={POSTER_QUALITY}
          isFirst
          className={`absolute inset-0 ${styles.picture}`}
        />
      </div>
      <HeroVideo>
        <Sky />
        <div aria-hidden className={styles.scrim} />
        <Leaves />
      </HeroVideo>
      <HeroWords />
    </section>
  );
}
