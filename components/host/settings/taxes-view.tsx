import { ConfirmButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import { TaxRateForm, type SaveTaxRate } from './tax-rate-form';
import styles from './taxes-view.module.css';
import type { Answer } from '@/components/host/form/use-action';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatFullDate, plural } from '@/lib/copy/format';
import { taxLineText, taxSumText } from '@/lib/copy/tax-words';
import type {
  HostTaxes,
  TaxRateForm as Fields,
  TaxRateKey,
} from '@/lib/schemas/host/settings/taxes';

type Rate = HostTaxes['rates'][number];
type Actions = { saveTaxRate: SaveTaxRate; removeTaxRate: (key: TaxRateKey) => Answer };
type Props = { taxes: HostTaxes; today: CalendarDate; actions: Actions };

const ELSEWHERE = '*';

const capitalized = (place: string) =>
  place.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());

const toFields = ({ place, label, from, lines }: Rate): Fields => ({
  place,
  label,
  from,
  lines: lines.map(({ code, name, rate, cents = 0, nights }): Fields['lines'][number] => ({
    code: code ?? '',
    taxName: name,
    kind: rate === undefined ? 'dollars' : 'percent',
    amount: String((rate ?? cents) / 100),
    maxNights: nights === undefined ? '' : String(nights),
  })),
});

/** Lists the taxes by place and start day. */
export function TaxesView({ taxes: { rates, towns, inUse }, today, actions }: Props) {
  const places = [...new Set(rates.map(({ place }) => place))].sort(
    (a, b) => Number(a === ELSEWHERE) - Number(b === ELSEWHERE) || a.localeCompare(b),
  );
  const without = towns.filter(({ name }) => !places.includes(name.toLowerCase()));
  return (
    <>
      <h1>Taxes</h1>
      <p>
        A stay is taxed by the cabin’s town, at the rates of its check-in day: a percent of the
        nights and the cleaning fee, or dollars per night.
      </p>
      <div className="host-halves">
        {places.map((place) => {
          const town = towns.find(({ name }) => name.toLowerCase() === place);
          return (
            <Place
              key={place}
              name={place === ELSEWHERE ? 'Every other place' : (town?.name ?? capitalized(place))}
              note={
                place === ELSEWHERE
                  ? elsewhereText(without.map(({ name }) => name))
                  : `${town?.cabins ?? 0} ${plural(town?.cabins ?? 0, 'cabin', 'cabins')}`
              }
              rates={rates.filter((rate) => rate.place === place)}
              isInUse={inUse.includes(place)}
              today={today}
              actions={actions}
            />
          );
        })}
        <Card heading="Add a town">
          <TaxRateForm id="tax-new" heading="Add a town" rates={[]} save={actions.saveTaxRate} />
        </Card>
      </div>
    </>
  );
}

function elsewhereText(towns: readonly string[]): string {
  if (towns.length === 0) return 'No cabin is in a town that isn’t listed.';
  return `For ${towns.join(', ')}. The quote names the town, “at these rates”.`;
}

type PlaceProps = {
  name: string;
  note: string;
  /** The rates of this place by their first day. */
  rates: readonly Rate[];
  /** A cabin on the site, or one with upcoming stays, needs them. */
  isInUse: boolean;
  today: CalendarDate;
  actions: Actions;
};

function Place({ name, note, rates, isInUse, today, actions }: PlaceProps) {
  const coming = rates.filter(({ from }) => from > today);
  const begun = rates.filter(({ from }) => from <= today);
  const [present, ...former] = begun.toReversed();
  const latest = rates.at(-1);
  return (
    <Card heading={name}>
      <p>{note}</p>
      <ul className="host-list">
        {present && (
          <li>
            <RateText rate={present} when="Now" />
          </li>
        )}
        {coming.map((rate) => (
          <li key={rate.from}>
            <RateText rate={rate} when={`From ${formatFullDate(rate.from)}`} />
            <ConfirmButton
              variant="quiet"
              question={`Remove the taxes of ${name} from ${formatFullDate(rate.from)}?`}
              confirm="Remove them"
              work={actions.removeTaxRate.bind(null, { place: rate.place, from: rate.from })}
            >
              Remove
            </ConfirmButton>
          </li>
        ))}
      </ul>
      {former.length > 0 && (
        <details>
          <summary>Before</summary>
          <ul className="host-list">
            {former.map((rate, at) => (
              <li key={rate.from}>
                <RateText
                  rate={rate}
                  when={`Until ${formatFullDate((former[at - 1] ?? present ?? rate).from)}`}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
      {latest && (
        <TaxRateForm
          id={`tax-${latest.place === ELSEWHERE ? 'elsewhere' : latest.place.replaceAll(' ', '-')}`}
          heading="Change"
          rates={rates.map(toFields)}
          save={actions.saveTaxRate}
        />
      )}
      {latest && !isInUse && (
        <ConfirmButton
          variant="quiet"
          question={`Remove all taxes of ${name}? No cabin needs them now.`}
          confirm="Remove them all"
          work={actions.removeTaxRate.bind(null, { place: latest.place, from: null })}
        >
          {`Remove ${name}`}
        </ConfirmButton>
      )}
    </Card>
  );
}

function RateText({ rate, when }: { rate: Rate; when: string }) {
  const { lines, label } = rate;
  return (
    <div className={styles.rate}>
      {when}: <strong>{taxSumText(lines)}</strong>
      <p>
        {lines.map((line) => taxLineText(line, rate)).join(', ')}. The place is called “{label}”.
      </p>
    </div>
  );
}
