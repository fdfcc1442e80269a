import { Picture } from '@/components/ui/picture';
import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { pictureColor } from '@/lib/picture-color';

type Props = { eyebrow?: string; heading: ReactNode; imageUrl?: string; children?: ReactNode };

/** The opening of a page; on wide screens a print hangs beside it. */
export function PageHeader({ eyebrow, heading, imageUrl, children }: Props) {
  return (
    <header
      className={joinClasses(
        'mb-8 tablet:mb-10',
        imageUrl && 'items-center gap-16 laptop:grid laptop:grid-cols-[1fr_26rem]',
      )}
    >
      <div className="max-w-3xl">
        {eyebrow && <p className="mb-3 eyebrow text-ember-700">{eyebrow}</p>}
        <h1 className="text-title-1 text-spruce-900">{heading}</h1>
        {children}
      </div>
      {imageUrl && <Print src={imageUrl} />}
    </header>
  );
}

/** Phones do not show it and so, as it is not part of the first paint, never fetch it. */
function Print({ src }: { src: string }) {
  return (
    <div className="hidden poster laptop:block">
      <Picture
        src={src}
        alt=""
        width={1200}
        height={800}
        sizes="416px"
        widths={[384, 720, 1200]}
        className="aspect-3/2 w-full object-cover"
        color={pictureColor(src)}
      />
    </div>
  );
}
