import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/copy/format';
import '@/components/host/shell/table.css';

type Props = {
  lines: readonly { code: string; label: string; amountCents: number }[];
  total: string;
  totalCents: number;
  /** A newer price is loading. */
  isStale?: boolean;
  caption?: ReactNode;
};

export function PriceTable({ lines, total, totalCents, isStale, caption }: Props) {
  return (
    <table className="host-table host-price" data-stale={isStale || undefined}>
      {caption}
      <tbody>
        {lines.map(({ code, label, amountCents }, index) => (
          <tr key={`${code}${index}`}>
            <th scope="row">{label}</th>
            <td className="is-amount">{formatMoney(amountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td className="is-amount">{formatMoney(totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
