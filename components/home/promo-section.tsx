'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { shop } from '@/lib/shop/shop';
import { CopyOnClick } from './copy-on-click';

/** The promotion with its code, drawn as a ticket. */
export function PromoSection({ rule }: { rule: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const { promotion } = shop();
  if (!promotion) return null;
  const { code, headline, season } = promotion;
  return (
    <section
      aria-labelledby="promo-heading"
      className="mx-auto -mb-14 max-w-7xl later px-4 pt-section pb-14 later-[36.3rem] tablet:px-8 laptop:later-[21rem]"
    >
      <CopyOnClick
        code={code}
        location="homepage_banner"
        onCopied={() => setIsCopied(true)}
        className="grid cursor-pointer grid-cols-1 [filter:drop-shadow(0_14px_18px_rgb(60_42_20/0.18))] laptop:grid-cols-[1fr_20rem]"
      >
        <div className="rounded-t-card bg-spruce-900 tear-bottom px-6 py-9 text-white tablet:px-12 tablet:py-12 laptop:rounded-l-card laptop:rounded-tr-none laptop:tear-right">
          <p className="eyebrow text-dawn-300">{season}</p>
          <h2 id="promo-heading" className="mt-3 text-title-2">
            {headline}
          </h2>
          <p className="mt-4 max-w-2xl text-pretty text-white/85">{rule}</p>
        </div>
        <div className="flex flex-col items-center justify-center rounded-b-card border-t-2 border-dashed border-spruce-900/35 bg-dawn-200 tear-top px-6 py-8 text-center laptop:rounded-r-card laptop:rounded-bl-none laptop:border-t-0 laptop:border-l-2 laptop:tear-left">
          <p className="eyebrow text-ember-800">Promo code</p>
          <code className="mt-2 font-display text-title-2 font-bold text-spruce-900 select-all selection:bg-spruce-800 selection:text-white">
            {code}
          </code>
          <p className="mt-2 text-sm text-ink-soft">Enter it when you book</p>
          <button
            type="button"
            data-needs-script
            className={buttonClass('secondary', 'small', 'mt-4')}
          >
            {isCopied ? 'Copied' : 'Copy code'}
          </button>
        </div>
      </CopyOnClick>
    </section>
  );
}
