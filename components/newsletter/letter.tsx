import type { ReactNode } from 'react';
import { Handwriting } from '@/components/ui/host/handwriting';
import { LogoMark } from '@/components/ui/logo';
import { shop } from '@/lib/shop/shop';

type Props = { title: string; isAlert?: boolean; action?: ReactNode; children?: ReactNode };

/** A page that is a letter from the host, with her stamp and her signature. */
export function Letter({ title, isAlert, action, children }: Props) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-8 pb-40 tablet:px-8 tablet:pt-14">
      <article className="relative rounded-card border border-line bg-surface px-6 pt-6 pb-10 shadow-card tablet:px-12 tablet:pt-10">
        <div className="absolute top-6 right-6 rotate-3 border-2 border-dashed border-line-strong/50 bg-paper p-1.5 tablet:top-9 tablet:right-10">
          <LogoMark className="size-12 tablet:size-18" />
        </div>
        <p className="mr-20 pt-2 eyebrow text-ember-700 tablet:mr-28">{shop().letterName}</p>
        <div role={isAlert ? 'alert' : undefined} className="mt-9 tablet:mt-3">
          <h1 className="text-title-1 text-spruce-900 tablet:mr-28">{title}</h1>
          <div className="mt-4 max-w-prose space-y-3 text-lede text-pretty text-ink-soft">
            {children}
          </div>
        </div>
        {action && <div className="mt-7 flex flex-wrap items-center gap-3">{action}</div>}
        <div className="mt-9">
          <Handwriting note="porch" rem={5} />
        </div>
      </article>
    </div>
  );
}
