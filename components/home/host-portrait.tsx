import Image from 'next/image';
import { site } from '@/lib/site';

/** The host on a print of her own. */
export function HostPortrait() {
  return (
    <figure className="mx-auto w-full max-w-md poster">
      <Image
        src="/images/host.webp"
        alt={`Drawing of ${site.host}`}
        width={900}
        height={900}
        sizes="(min-width: 30rem) 448px, 92vw"
        className="aspect-square w-full bg-dawn-200 object-cover"
      />
      <figcaption className="flex items-baseline justify-center gap-2.5 pt-4 pb-2.5">
        <span className="font-display text-title-3 font-semibold text-spruce-900">
          {site.claims.followers}
        </span>
        <span className="text-ink-soft">{site.claims.followersOf}</span>
      </figcaption>
    </figure>
  );
}
