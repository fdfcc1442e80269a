import { Link } from '@/components/ui/link';
import { PaintFrom } from '@/components/ui/paint-from';
import { SearchButton } from '@/components/search/search-button';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import styles from './hero.module.css';

const MOBILE_AREAS = 3;
const MOST_AREAS = 6;

const searchLook = 'hero-search';

/** The classes of the section around the words. */
export const HERO_LOOK =
  'relative isolate flex min-h-[min(44rem,calc(100svh-var(--top-height)))] flex-col justify-end overflow-hidden bg-spruce-950 text-white';

export function HeroWords() {
  return (
    <div className={`${styles.words} mx-auto w-full max-w-7xl px-4 tablet:px-8`}>
      <p className="text-sm font-bold tracking-widest text-dawn-300 uppercase">{shop().name}</p>
      <h1
        id="hero-heading"
        className="mt-3 max-w-2xl text-4xl leading-[1.08] font-semibold tablet:max-w-3xl tablet:text-6xl laptop:max-w-lg"
      >
        {`Your cabin in ${shop().place}`}
      </h1>
      <p className="mt-4 max-w-xl text-lg leading-relaxed text-balance text-white/90 laptop:max-w-md">
        {shop().claims.since && `${shop().claims.since}. `}
        <span className="inline-block">The total you see is the total you pay.</span>
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
        <SearchButton className={searchLook}>Find Your Cabin</SearchButton>
        <noscript>
          <a href={paths.cabins()} className={searchLook}>
            Find Your Cabin
          </a>
        </noscript>
        <AreaLinks />
      </div>
      <PaintFrom id="hero-end" />
    </div>
  );
}

function AreaLinks() {
  return (
    <nav aria-label="Areas">
      <ul className="flex flex-wrap gap-x-6">
        {shop()
          .areas.slice(0, MOST_AREAS)
          .map(({ slug, city }, index) => (
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
