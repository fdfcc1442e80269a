import { KEPT_PRICE_LABEL, type LineChange } from '@/lib/domain/bookings/stay-change';
import { formatMoney } from '@/lib/copy/format';
import type { MovePreview } from '@/lib/schemas/host/bookings/moves';
import '@/components/host/shell/table.css';

const minus = (cents: number) => formatMoney(cents).replace('-', '−');
const signed = (cents: number) => `${cents > 0 ? '+' : ''}${minus(cents)}`;
const fromTo = (beforeCents: number, afterCents: number) =>
  `${minus(beforeCents)} → ${minus(afterCents)}`;

type Prices = Pick<MovePreview, 'lines' | 'beforeCents' | 'afterCents'>;

const kept = ({ afterCents, beforeCents }: Prices): LineChange => ({
  code: 'kept',
  label: KEPT_PRICE_LABEL,
  beforeCents: 0,
  afterCents: beforeCents - afterCents,
  differenceCents: beforeCents - afterCents,
});

export function Comparison({
  preview,
  keepsPrice = false,
}: {
  preview: Prices;
  keepsPrice?: boolean;
}) {
  const { beforeCents, afterCents } = preview;
  const lines = keepsPrice ? [...preview.lines, kept(preview)] : preview.lines;
  const total = keepsPrice ? beforeCents : afterCents;
  return (
    <table className="host-table host-price">
      <caption>The price before and after</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col" className="is-amount">
            Difference
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ code, label, ...line }) => (
          <tr key={code}>
            <th scope="row">
              {label}
              <small>{fromTo(line.beforeCents, line.afterCents)}</small>
            </th>
            <td className="is-amount">
              {line.differenceCents === 0 ? 'same' : signed(line.differenceCents)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            Total
            <small>{fromTo(beforeCents, total)}</small>
          </th>
          <td className="is-amount">
            {total === beforeCents ? 'same' : signed(total - beforeCents)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
