import { SlowHint } from '@/components/ui/slow-hint';
import { smsLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';

const ROWS = 4;
const COLUMNS = [0, 1, 2];

function SkeletonCard() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="aspect-3/2 bg-spruce-100" />
      <div className="space-y-3 p-5">
        <div className="h-3 w-1/3 rounded-full bg-paper-deep" />
        <div className="h-5 w-2/3 rounded-full bg-paper-deep" />
        <div className="h-3 w-1/2 rounded-full bg-paper-deep" />
      </div>
    </div>
  );
}

export function CabinsLoading({ rows = ROWS }: { rows?: number }) {
  return (
    <div>
      <p role="status" className="mb-6 flex items-center gap-3 text-ink-soft">
        <span
          aria-hidden
          className="size-5 animate-spin rounded-full border-2 border-line border-t-ember-600"
        />
        <span>
          Loading cabins...
          <SlowHint href={smsLink(shop().phone.e164)} />
        </span>
      </p>
      <div aria-hidden className="animate-pulse space-y-6">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="grid gap-6 mobile:grid-cols-2 laptop:grid-cols-3">
            {COLUMNS.map((column) => (
              <SkeletonCard key={column} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
