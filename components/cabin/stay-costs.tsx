import { formatMoney } from '@/lib/copy/format';
import type { PublicCabin } from '@/lib/domain/catalog/cabin';

/** The place and its combined tax, e.g. 12.75%. */
export type CityTax = { city: string; sum: string };

type Props = { cabin: PublicCabin; tax: CityTax | null };

function listCosts({ cabin, tax }: Props): { name: string; amount: string }[] {
  const pets =
    cabin.petFeeCents === null
      ? 'No pets'
      : `${formatMoney(cabin.petFeeCents)} per stay, up to ${cabin.maxPets}`;
  return [
    { name: 'Cleaning, per stay', amount: formatMoney(cabin.cleaningFeeCents) },
    {
      name: tax ? `${tax.city} taxes` : 'Taxes',
      amount: tax?.sum ?? 'Not known yet',
    },
    { name: 'Pets', amount: pets },
    { name: 'Service fees', amount: 'None' },
  ];
}

export function StayCosts(props: Props) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface px-5 tablet:px-6">
      {listCosts(props).map(({ name, amount }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 py-3">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-right font-semibold tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
