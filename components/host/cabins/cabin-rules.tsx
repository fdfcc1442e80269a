'use client';

import { TextField } from '@/components/host/form/fields';
import { SortableList } from '@/components/host/form/sortable-list';
import { Button } from '@/components/ui/button';
import { MAX_HOUSE_RULES, MAX_RULE_TEXT } from '@/lib/schemas/host/cabins/cabins';

type Props = {
  id: string;
  /** One rule per line. */
  value: string;
  error: string | null;
  onText: (text: string) => void;
};

/** Edits the house rules in one field each, in the order guests read them. */
export function CabinRules({ id, value, error, onText }: Props) {
  const rules = value === '' ? [] : value.split('\n');
  const change = (changed: readonly string[]) => onText(changed.join('\n'));
  const items = rules.map((rule, place) => ({
    id: `${id}-${place}`,
    name: rule.trim() === '' ? `rule ${place + 1}` : rule,
    content: (
      <>
        <TextField
          id={`${id}-${place}-text`}
          label={`Rule ${place + 1}`}
          value={rule}
          maxLength={MAX_RULE_TEXT}
          onText={(text) => change(rules.map((each, at) => (at === place ? text : each)))}
        />
        <Button
          variant="quiet"
          size="small"
          aria-label={`Remove rule ${place + 1}`}
          onClick={() => change(rules.filter((_, at) => at !== place))}
        >
          Remove
        </Button>
      </>
    ),
  }));
  return (
    <>
      {rules.length > 0 && (
        <SortableList
          label="House rules"
          items={items}
          onOrder={(ids) =>
            change(ids.map((each) => rules[items.findIndex((item) => item.id === each)] ?? ''))
          }
        />
      )}
      {error && <p role="alert">{error}</p>}
      {rules.length < MAX_HOUSE_RULES && (
        <Button
          variant="secondary"
          size="small"
          // A space keeps the line of a first rule that is still empty.
          onClick={() => change(rules.length === 0 ? [' '] : [...rules, ''])}
        >
          Add a rule
        </Button>
      )}
    </>
  );
}
