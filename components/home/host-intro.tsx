import { ButtonLink } from '@/components/ui/button';
import { TiktokIcon } from '@/components/ui/icons';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

const video = site.social.find(({ network }) => network === 'tiktok');

export function HostIntro() {
  return (
    <section
      aria-labelledby="host-heading"
      className="mx-auto mt-20 grid max-w-7xl gap-8 px-4 tablet:px-8 laptop:grid-cols-[1fr_20rem] laptop:gap-16"
    >
      <div className="self-center">
        <p className="text-sm font-bold tracking-widest text-ember-700 uppercase">Your host</p>
        <h2
          id="host-heading"
          className="mt-2 text-3xl font-semibold text-spruce-900 tablet:text-4xl"
        >
          {`Hey y’all, I’m ${site.host}`}
        </h2>
        <div className="mt-4 max-w-prose space-y-4 text-lg leading-relaxed text-ink-soft">
          <p>
            I have been choosing cabins in these mountains since 2020, one front porch at a time. If
            I would not bring my own family back, it is not on this site.
          </p>
          <p>
            I film the places as they are, steep driveways and all, so you know what you are
            booking. Then you book straight with me, with no middleman and no service fee.
          </p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={paths.cabins()} prefetch={false}>
            Browse my cabins
          </ButtonLink>
          {video && (
            <a
              href={video.url}
              rel="me noopener"
              className="inline-flex min-h-11 items-center gap-2 rounded-full px-5 font-semibold text-spruce-800 underline-offset-4 hover:bg-spruce-50 hover:underline"
            >
              <TiktokIcon className="size-5" />
              {`Watch on ${video.label}`}
            </a>
          )}
        </div>
      </div>
      <Poster />
    </section>
  );
}

/** Ridges at dawn, in the manner of a park poster. */
function Poster() {
  return (
    <div className="relative isolate flex aspect-3/2 w-full flex-col justify-end self-center overflow-hidden rounded-card bg-dawn-100 p-6 text-white shadow-card laptop:aspect-4/5">
      <svg
        aria-hidden
        viewBox="0 0 320 400"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 -z-10 size-full"
      >
        <circle cx="222" cy="120" r="46" className="fill-dawn-300" />
        <path d="M0 190 70 130l60 50 80-70 110 90v200H0Z" className="fill-ridge-300" />
        <path d="m0 230 90-62 74 58 82-52 74 60v166H0Z" className="fill-ridge-600" />
        <path d="m0 282 64-44 96 52 84-46 76 44v112H0Z" className="fill-spruce-700" />
        <path d="M0 312c70-34 130 18 190-4s90-16 130 2v90H0Z" className="fill-spruce-950" />
      </svg>
      <p className="leading-tight">
        <span className="block font-display text-5xl font-semibold">{site.claims.followers}</span>
        <span className="text-lg">{site.claims.followersOf}</span>
      </p>
    </div>
  );
}
