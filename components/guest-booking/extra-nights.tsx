import { buttonClass } from '@/components/ui/button';
import { changeStayPath } from '@/lib/http/paths';
import type { ExtraNight } from '@/lib/schemas/stay-changes';
import { shop } from '@/lib/shop/shop';
import { extraNightText } from './change-copy';

/** The open nights next to a stay, one tap from its changed price. */
export function ExtraNights({ token, nights }: { token: string; nights: readonly ExtraNight[] }) {
  if (nights.length === 0) return null;
  const asks = nights.some(({ permission }) => permission === 'approval');
  return (
    <section aria-labelledby="extra-nights" className="mb-8 print:hidden">
      <h2 id="extra-nights" className="mb-3 text-title-3 text-spruce-900">
        One more night?
      </h2>
      <div className="flex flex-wrap gap-3">
        {nights.map(({ to, night, side, differenceCents }) => (
          <a key={side} href={changeStayPath(token, to)} className={buttonClass('secondary')}>
            {extraNightText(side, night, differenceCents)}
          </a>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {`With fees and taxes. You’ll see every line first.${asks ? ` ${shop().host} has to agree.` : ''}`}
      </p>
    </section>
  );
}
