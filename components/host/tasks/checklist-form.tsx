'use client';

import { CheckOption, TextField } from '@/components/host/form/fields';
import { HostForm, InlineForm, SubmitButton } from '@/components/host/form/host-form';
import { SortableList } from '@/components/host/form/sortable-list';
import styles from './checklist-form.module.css';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { Button } from '@/components/ui/button';
import { createUuid } from '@/lib/browser/uuid';
import {
  checklistSchema,
  MAX_LINES,
  type ChecklistForm as Fields,
  type SavedLine,
} from '@/lib/schemas/host/tasks';

export type SaveChecklist = (cabinId: string | null, form: Fields, seen: SavedLine[]) => Answer;

type Props = {
  id: string;
  /** Null for all cabins. */
  cabinId: string | null;
  lines: SavedLine[];
  save: SaveChecklist;
  /** Opens in place of a button. */
  isInline?: boolean;
};

type Line = Fields['lines'][number];

export function ChecklistForm({ id, cabinId, lines, save, isInline = false }: Props) {
  const form = useHostForm({
    id,
    schema: checklistSchema,
    start: { lines } as Fields,
    action: (fields: Fields) => save(cabinId, fields, lines),
    done: 'Saved.',
  });
  const fields = (
    <Lines lines={form.fields.lines} set={(changed) => form.change({ lines: changed })} />
  );
  const send = () => form.send(form.fields);
  if (isInline) {
    return (
      <>
        {lines.length > 0 && (
          <ul className={styles.shown}>
            {lines.map((line) => (
              <li key={line.id}>{line.body}</li>
            ))}
          </ul>
        )}
        <InlineForm form={form} heading="What else this cabin needs" submit="Save" onSubmit={send}>
          {fields}
        </InlineForm>
      </>
    );
  }
  return (
    <HostForm form={form} onSubmit={send}>
      {fields}
      <SubmitButton form={form}>Save the checklist</SubmitButton>
    </HostForm>
  );
}

type LinesProps = { lines: readonly Line[]; set: (lines: Line[]) => void };

function Lines({ lines, set }: LinesProps) {
  const changed = (at: number, part: Partial<Line>) =>
    set(lines.map((line, place) => (place === at ? { ...line, ...part } : line)));
  const items = lines.map((line, at) => ({
    id: line.id,
    name: line.body.trim() === '' ? `line ${at + 1}` : line.body,
    content: (
      <div className={styles.line}>
        <TextField
          id={`line-${line.id}`}
          label={`Line ${at + 1}`}
          value={line.body}
          maxLength={200}
          onText={(body) => changed(at, { body })}
        />
        <CheckOption
          label="Required"
          isChecked={line.isRequired}
          onChange={(isRequired) => changed(at, { isRequired })}
        />
        <CheckOption
          label="Needs a photo"
          isChecked={line.needsPhoto}
          onChange={(needsPhoto) => changed(at, { needsPhoto })}
        />
        <Button
          variant="quiet"
          size="small"
          aria-label={`Remove line ${at + 1}`}
          onClick={() => set(lines.filter((_, place) => place !== at))}
        >
          Remove
        </Button>
      </div>
    ),
  }));
  return (
    <>
      {lines.length === 0 && <p>No lines yet.</p>}
      {lines.length > 0 && (
        <SortableList
          label="Checklist"
          items={items}
          onOrder={(ids) =>
            set(ids.flatMap((each) => lines[items.findIndex((item) => item.id === each)] ?? []))
          }
        />
      )}
      {lines.length < MAX_LINES && (
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            set([...lines, { id: createUuid(), body: '', isRequired: true, needsPhoto: false }])
          }
        >
          Add a line
        </Button>
      )}
    </>
  );
}
