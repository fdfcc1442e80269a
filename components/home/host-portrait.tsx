import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { shop } from '@/lib/shop/shop';

export type PortraitProps = {
  isFirst?: boolean;
  color: string | null;
  /** Shown where there is no portrait of this host. */
  instead?: ReactNode;
};

export function HostPortrait({ isFirst = false, color, instead }: PortraitProps) {
  const { followers, followersOf } = shop().claims;
  return (
    <figure data-face className="mx-auto w-full max-w-md poster">
      {instead ?? (
        <Picture
          src={shop().portrait}
          alt={`Drawing of ${shop().host}`}
          width={900}
          height={900}
          sizes="(min-width: 30rem) 448px, 92vw"
          isFirst={isFirst}
          className="aspect-square w-full object-cover"
          color={color}
        />
      )}
      {followers !== '' && (
        <figcaption className="flex items-baseline justify-center gap-2.5 pt-4 pb-2.5">
          <span className="font-display text-title-3 font-semibold text-spruce-900">
            {followers}
          </span>
          <span className="text-ink-soft">{followersOf}</span>
        </figcaption>
      )}
    </figure>
  );
}
