import { AreaField, TextField } from '@/components/host/form/fields';
import styles from './cabin-form.module.css';
import { topicLabel } from '@/lib/shop/cabin-facts';
import { MOUNTAIN_TOPICS, type MountainTopic } from '@/lib/domain/catalog/mountain-facts';
import { Button } from '@/components/ui/button';
import { MAX_FACT_SOURCE, MAX_FACT_TEXT, type CabinForm } from '@/lib/schemas/host/cabins/cabins';

type Typed = CabinForm['mountainFacts'][number];
type Props = {
  id: string;
  facts: readonly Typed[];
  /** Returns the error of one part of a fact. */
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
  park: 'Minutes to the nearest sights.',
  signal: 'Bars by carrier, and the Wi-Fi as measured.',
  noise: 'Road, neighbors, creek, aircraft.',
  bears: 'How often, and what to do with the trash.',
};

const TOPICS = Object.keys(MOUNTAIN_TOPICS) as MountainTopic[];

/** Edits what guests should know about the place, by topic. Empty topics aren't shown. */
export function CabinMountain({ id, facts, errorOf, onChange }: Props) {
  const othersOf = (topic: MountainTopic) => facts.filter((fact) => fact.topic !== topic);
  const change = (fact: Typed, part: Partial<Typed>) =>
    onChange(facts.map((each) => (each === fact ? { ...each, ...part } : each)));
  const add = (topic: MountainTopic) =>
    onChange([...facts, { topic, text: '', source: '', date: '' } as Typed]);
  const errors = ['text', 'source', 'date', 'mountainFacts'].flatMap((name) => errorOf(name) ?? []);
  const untold = TOPICS.filter((topic) => othersOf(topic).length === facts.length);
  return (
    <>
      <small>
        Guests can open this on the cabin’s page. Say where each fact comes from and since when.
        Anything you leave out isn’t shown.
      </small>
      {errors.map((error) => (
        <p key={error} role="alert">
          {error}
        </p>
      ))}
      {TOPICS.flatMap((topic) => {
        const label = topicLabel(topic);
        const fact = facts.find((each) => each.topic === topic);
        if (!fact) return [];
        const line = `${id}-${topic}`;
        return (
          <div key={topic} role="group" aria-label={label}>
            <AreaField
              id={`${line}-text`}
              label={label}
              hint={HINTS[topic]}
              rows={2}
              value={fact.text}
              maxLength={MAX_FACT_TEXT}
              onText={(text) => change(fact, { text })}
            />
            <div className={styles.row}>
              <TextField
                id={`${line}-source`}
                label="Who says so"
                value={fact.source}
                maxLength={MAX_FACT_SOURCE}
                onText={(source) => change(fact, { source })}
              />
              <TextField
                id={`${line}-date`}
                label="Since"
                type="date"
                value={fact.date}
                onText={(date) => change(fact, { date: date as Typed['date'] })}
              />
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove: ${label}`}
              onClick={() => onChange(othersOf(topic))}
            >
              Remove
            </Button>
          </div>
        );
      })}
      {untold.length > 0 && (
        <div className={styles.jump} role="group" aria-label="Not filled in yet">
          {untold.map((topic) => (
            <Button key={topic} variant="secondary" size="small" onClick={() => add(topic)}>
              {topicLabel(topic)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
