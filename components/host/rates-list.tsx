import Link from 'next/link';
import { Card } from './card';
import { formatFullDate, formatWholeDollars } from '@/lib/format';
import type { HostRates } from '@/lib/schemas/host/rates';

/** Every cabin with its base rate, and until when it is open. */
export function RatesList({ rates: { cabins, rules } }: { rates: HostRates }) {
  const bases = new Map(rules.map(({ cabinId, baseCents }) => [cabinId, baseCents]));
  return (
    <Card heading="Cabins">
      {cabins.length === 0 && <p>There is no cabin yet.</p>}
      <ul className="host-list">
        {cabins.map(({ id, slug, title, city, openUntil }) => {
          const base = bases.get(id);
          return (
            <li key={id}>
              <div>
                <Link href={`/host/rates?cabin=${slug}`}>{title}</Link>
                <p>
                  {city} ·{' '}
                  {openUntil ? `open until ${formatFullDate(openUntil)}` : 'no night is open'}
                </p>
              </div>
              <small>
                {base === undefined ? 'No rules yet' : `${formatWholeDollars(base)} a night`}
              </small>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
