'use client';

import { Picture } from '@/components/ui/picture';
import { listAreas } from '@/lib/domain/catalog/cabin';
import { Link } from '@/components/ui/link';
import { SearchButton } from '@/components/search/search-button';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { HeroVideo } from './hero-video';
import styles from './hero.module.css';
import { Leaves } from './leaves';
import { Sky } from './sky';

const MOBILE_AREAS = 3;
// A lower quality: it is the largest file a first visit waits for, and the video soon covers it.
const POSTER_QUALITY = 50;
// Wide enough above the heading; the `sizes` for phones make them choose it.
const POSTER_WIDTH = 1200;
const POSTER_WIDTHS = [POSTER_WIDTH, 1920];

const searchLook = 'hero-search';

export function Hero() {
  return (
    <section
      aria-labelledby="hero-heading"
      className={`${styles.hero} relative isolate flex min-h-[min(44rem,calc(100svh-var(--top-height)))] flex-col justify-end overflow-hidden bg-spruce-950 text-white desktop:min-h-[min(48rem,calc(100svh-var(--top-height)))]`}
    >
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
      <div
        className={`${styles.words} mx-auto w-full max-w-7xl px-4 pb-12 tablet:px-8 tablet:pb-20`}
      >
        <p className="text-sm font-bold tracking-widest text-dawn-300 uppercase">{site.name}</p>
        <h1
          id="hero-heading"
          className="mt-3 max-w-3xl text-4xl leading-[1.08] font-semibold tablet:text-6xl laptop:max-w-lg"
        >
          Your cabin in the Smokies, picked by hand
        </h1>
        <p className="mt-4 max-w-xl text-lg leading-relaxed text-pretty text-white/90 laptop:max-w-md">
          Vetted and handpicked cabins, selected since 2020. No service fees or hidden fees: the
          total you see is the total you pay.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5">
          <SearchButton className={searchLook}>Find Your Cabin</SearchButton>
          <noscript>
            <a href={paths.cabins()} className={searchLook}>
              Find Your Cabin
            </a>
          </noscript>
          <AreaLinks />
        </div>
      </div>
    </section>
  );
}

function AreaLinks() {
  return (
    <nav aria-label="Areas">
      <ul className="flex flex-wrap gap-x-6">
        {listAreas().map(({ slug, city }, index) => (
          <li key={slug} className={index < MOBILE_AREAS ? undefined : 'hidden tablet:block'}>
            <Link href={paths.area(slug)} className="hero-link">
              {city}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
