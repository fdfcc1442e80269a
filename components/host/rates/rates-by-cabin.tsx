import type { RatedCabin, RatesOutcome } from '@/lib/schemas/host/rates';

const COLUMNS = [
  ['changed', 'Nights changed'],
  ['dearer', 'More expensive'],
  ['cheaper', 'Cheaper'],
  ['opened', 'Opened'],
  ['closed', 'Closed'],
  ['keptByHand', 'Kept by hand'],
] as const;

type Props = { outcome: RatesOutcome | null; cabins: readonly RatedCabin[] };

export function RatesByCabin({ outcome, cabins }: Props) {
  if (!outcome || outcome.byCabin.length === 0) return null;
  const titleOf = (id: string) => cabins.find((cabin) => cabin.id === id)?.title ?? '';
  const rows = outcome.byCabin.toSorted((a, b) =>
    titleOf(a.cabinId).localeCompare(titleOf(b.cabinId)),
  );
  return (
    <details>
      <summary>Cabin by cabin</summary>
      <div className="host-months-table" tabIndex={0} role="region" aria-label="Changes by cabin">
        <table>
          <thead>
            <tr>
              <th scope="col">Cabin</th>
              {COLUMNS.map(([key, label]) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((counts) => (
              <tr key={counts.cabinId}>
                <th scope="row">{titleOf(counts.cabinId)}</th>
                {COLUMNS.map(([key]) => (
                  <td key={key}>{counts[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
