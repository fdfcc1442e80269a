import { Picture } from '@/components/ui/picture';
import { shop } from '@/lib/shop/shop';
import type { ReactNode } from 'react';

type Props = {
  imageUrl: string;
  title: string;
  isAlert?: boolean;
  action: ReactNode;
  children: ReactNode;
};

/** A page-wide message under a picture. */
export function SceneNotice({ imageUrl, title, isAlert, action, children }: Props) {
  return (
    <div className="mx-auto max-w-4xl px-4 pt-5 pb-40 text-center tablet:px-8 tablet:pt-8">
      {shop().showsSmokies && (
        <div className="poster">
          <Picture
            src={imageUrl}
            alt=""
            width={1200}
            height={800}
            sizes="(min-width: 56rem) 816px, 100vw"
            isFirst
            fetchPriority="auto"
            className="aspect-3/2 max-h-[26svh] w-full bg-spruce-100 object-cover object-[50%_62%] tablet:aspect-5/2 tablet:max-h-[30svh] shorter:max-h-[16svh]"
          />
        </div>
      )}
      <div role={isAlert ? 'alert' : undefined}>
        <h1 className="mt-6 text-title-1 text-spruce-900">{title}</h1>
        <div className="mx-auto mt-4 max-w-prose text-lede text-pretty text-ink-soft">
          {children}
        </div>
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>
    </div>
  );
}
