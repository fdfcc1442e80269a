import { AreaField, TextField } from './fields';
import styles from './cabin-form.module.css';
import {
  MOUNTAIN_TOPICS,
  type MountainFact,
  type MountainTopic,
} from '@/lib/domain/catalog/mountain-facts';
import { MAX_FACT_SOURCE, MAX_FACT_TEXT, type CabinForm } from '@/lib/schemas/host/cabins';

type Typed = CabinForm['mountainFacts'][number];
type Props = {
  id: string;
  facts: readonly Typed[];
  /** Of each part of a fact: what is wrong with one of them. */
  errorOf: (name: string) => string | null;
  onChange: (facts: Typed[]) => void;
};

const HINTS: Record<MountainTopic, string> = {
  elevation: 'Feet at the door, and how much you climb to it.',
  road: 'Grade and surface, and where they are worst.',
  winter: 'Snow, ice, chains, what closes.',
  spring: 'Mud, pollen, high water.',
  summer: 'Heat, storms, insects.',
  fall: 'Traffic, leaves, first frost.',
  park: 'Minutes to two entrances of the park.',
  signal: 'Bars by carrier, and the Wi-Fi as measured.',
  noise: 'Road, neighbors, creek, aircraft.',
  bears: 'How often, and what to do with the trash.',
};

const TOPICS = Object.entries(MOUNTAIN_TOPICS) as [MountainTopic, string][];
const isEmpty = ({ text, source, date }: Typed) => `${text}${source}${date}`.trim() === '';

/** What guests should know of the place, by topic; a topic without words is not shown. */
export function CabinMountain({ id, facts, errorOf, onChange }: Props) {
  function change(topic: MountainTopic, part: Partial<MountainFact>) {
    const old = facts.find((fact) => fact.topic === topic);
    const changed = { topic, text: '', source: '', date: '', ...old, ...part } as Typed;
    const others = facts.filter((fact) => fact.topic !== topic);
    onChange(isEmpty(changed) ? others : [...others, changed]);
  }
  const errors = ['text', 'source', 'date', 'mountainFacts'].flatMap((name) => errorOf(name) ?? []);
  return (
    <>
      <small>
        Guests open it on the cabin’s page. Each needs who says so and since when; a topic without
        words is left out.
      </small>
      {errors.map((error) => (
        <p key={error} role="alert">
          {error}
        </p>
      ))}
      <div className={styles.groups}>
        {TOPICS.map(([topic, label]) => {
          const fact = facts.find((each) => each.topic === topic);
          const line = `${id}-${topic}`;
          return (
            <details key={topic}>
              <summary>
                {label} <small>{fact ? 'told' : 'not told'}</small>
              </summary>
              <div role="group" aria-label={label}>
                <AreaField
                  id={`${line}-text`}
                  label="What is true"
                  hint={HINTS[topic]}
                  rows={2}
                  value={fact?.text ?? ''}
                  maxLength={MAX_FACT_TEXT}
                  onText={(text) => change(topic, { text })}
                />
                <div className={styles.row}>
                  <TextField
                    id={`${line}-source`}
                    label="Who says so"
                    value={fact?.source ?? ''}
                    maxLength={MAX_FACT_SOURCE}
                    onText={(source) => change(topic, { source })}
                  />
                  <TextField
                    id={`${line}-date`}
                    label="Since"
                    type="date"
                    value={fact?.date ?? ''}
                    onText={(date) => change(topic, { date: date as MountainFact['date'] })}
                  />
                </div>
              </div>
            </details>
          );
        })}
      </div>
    </>
  );
}
