import { ConfirmButton } from './action-button';
import { Card } from './card';
import { TaxRateForm, type SaveTaxRate } from './tax-rate-form';
import styles from './taxes-view.module.css';
import type { Answer } from './use-action';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatFullDate, plural } from '@/lib/format';
import type { HostTaxes, TaxRateForm as Fields, TaxRateKey } from '@/lib/schemas/host/taxes';

type Rate = HostTaxes['rates'][number];
type Actions = { save: SaveTaxRate; remove: (key: TaxRateKey) => Answer };
type Props = { taxes: HostTaxes; today: CalendarDate; actions: Actions };

const ELSEWHERE = '*';
const EMPTY: Fields = {
  ...{ place: '', from: '', label: '', state: '', local: '', occupancy: '', nights: '30' },
};

const percent = (basisPoints: number) => `${basisPoints / 100}%`;
const typed = (basisPoints: number) => String(basisPoints / 100);
const capitalized = (place: string) =>
  place.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());

/** The rates of a place as the form has them, from a day that is still to be chosen. */
const toFields = ({ place, label, state, local, occupancy, nights }: Rate): Fields => ({
  ...{ place, label, from: '', nights: String(nights) },
  ...{ state: typed(state), local: typed(local), occupancy: typed(occupancy) },
});

/** What the taxes are, place by place, and from when. */
export function TaxesView({ taxes: { rates, towns }, today, actions }: Props) {
  const places = [...new Set(rates.map(({ place }) => place))].sort(
    (a, b) => Number(a === ELSEWHERE) - Number(b === ELSEWHERE) || a.localeCompare(b),
  );
  const without = towns.filter(({ name }) => !places.includes(name.toLowerCase()));
  return (
    <>
      <h1>Taxes</h1>
      <p>
        A stay is taxed by the cabin’s town, at the rates of its check-in day, on the nights and the
        cleaning fee.
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
              today={today}
              actions={actions}
            />
          );
        })}
        <Card heading="A town with its own taxes">
          <TaxRateForm id="tax-new" heading="Add a town" start={EMPTY} isNew save={actions.save} />
        </Card>
      </div>
    </>
  );
}

function elsewhereText(towns: readonly string[]): string {
  if (towns.length === 0) return 'No cabin stands in a town that is not listed.';
  return `For ${towns.join(', ')}. The quote names the town, “at these rates”.`;
}

type PlaceProps = {
  name: string;
  note: string;
  /** Of this place, in the order of their first day. */
  rates: readonly Rate[];
  today: CalendarDate;
  actions: Actions;
};

function Place({ name, note, rates, today, actions }: PlaceProps) {
  const coming = rates.filter(({ from }) => from > today);
  const begun = rates.filter(({ from }) => from <= today);
  const [present, ...former] = begun.toReversed();
  const start = present ?? coming[0];
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
              work={actions.remove.bind(null, { place: rate.place, from: rate.from })}
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
      {start && (
        <TaxRateForm
          id={`tax-${start.place === ELSEWHERE ? 'elsewhere' : start.place.replaceAll(' ', '-')}`}
          heading="Change from a day on"
          start={toFields(start)}
          save={actions.save}
        />
      )}
    </Card>
  );
}

function RateText({ rate, when }: { rate: Rate; when: string }) {
  const { state, local, occupancy, nights, label } = rate;
  return (
    <div className={styles.rate}>
      {when}: <strong>{percent(state + local + occupancy)}</strong>
      <p>
        State {percent(state)}, county {percent(local)}, lodging {percent(occupancy)} for stays of
        up to {nights} nights, called “{label}”
      </p>
    </div>
  );
}
