const ROWS = [0, 1, 2, 3];
const COLUMNS = [0, 1, 2];

function SkeletonCard() {
  return (
    <div className="rounded-card border-line overflow-hidden border bg-white">
      <div className="bg-spruce-100 aspect-3/2" />
      <div className="space-y-3 p-5">
        <div className="bg-paper-deep h-3 w-1/3 rounded-full" />
        <div className="bg-paper-deep h-5 w-2/3 rounded-full" />
        <div className="bg-paper-deep h-3 w-1/2 rounded-full" />
      </div>
    </div>
  );
}

export function CabinsLoading() {
  return (
    <div>
      <p role="status" className="text-ink-soft mb-6 flex items-center gap-3">
        <span
          aria-hidden
          className="border-line border-t-ember-600 size-5 animate-spin rounded-full border-2"
        />
        Loading cabins...
      </p>
      <div aria-hidden className="animate-pulse space-y-6">
        {ROWS.map((row) => (
          <div key={row} className="mobile:grid-cols-2 laptop:grid-cols-3 grid gap-6">
            {COLUMNS.map((column) => (
              <SkeletonCard key={column} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
