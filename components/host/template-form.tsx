'use client';

import { useState } from 'react';
import { CabinChoices } from './cabin-choices';
import { ActionForm, AreaField, CheckOption, SelectField, TextField, type Option } from './fields';
import { TemplatePreview } from './template-preview';
import { useAction, type ActionResult } from './use-action';
import { useFormDraft } from './use-draft';
import './cabin-choices.css';
import './template-form.css';
import { Button } from '@/components/ui/button';
import {
  TEMPLATE_FIELDS,
  unknownFields,
  type TemplateValues,
} from '@/lib/domain/messaging/template';
import type {
  HostTemplate,
  HostTemplates,
  TemplateForm as Draft,
} from '@/lib/schemas/host/templates';

export type TemplateActions = {
  save: (form: Draft) => Promise<ActionResult<unknown>>;
  remove: (id: string) => Promise<ActionResult<unknown>>;
  readValues: (reference: string) => Promise<ActionResult<TemplateValues>>;
};
type Props = {
  /** Null: a new one. */
  template: HostTemplate | null;
  list: HostTemplates;
  values: TemplateValues | null;
  actions: TemplateActions;
};

const EMPTY: Draft = {
  ...{ name: '', subject: '', body: '', sms: null, anchor: null },
  ...{ days: 0, hour: 10, isOn: false, cabinIds: [] },
};

const HOURS = Array.from({ length: 24 }, (_, hour): Option<number> => [
  hour,
  `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`,
]);
const ANCHORS = [
  ['', 'Never: only for answers'],
  ['check_in', 'Counted from the arrival'],
  ['check_out', 'Counted from the departure'],
] as const;
const SIDES: readonly Option<string>[] = [
  ['before', 'before'],
  ['after', 'on or after'],
];

export function TemplateForm({ template, list, values, actions }: Props) {
  const id = `template-${template?.id ?? 'new'}`;
  const { fields: draft, change, forget } = useFormDraft(id, template ?? EMPTY);
  const [isSaved, setIsSaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, error, run } = useAction();
  const [unknown] = unknownFields([draft.subject, draft.body, draft.sms ?? ''].join('\n'));
  const isTimed = draft.anchor !== null;
  const edit = (part: Partial<Draft>) => {
    setIsSaved(false);
    change(part);
  };
  return (
    <ActionForm
      className="host-template-form"
      onSubmit={() =>
        run(
          () => actions.save(draft),
          () => {
            forget();
            setIsSaved(true);
          },
        )
      }
    >
      <div>
        <TextField
          id={`${id}-name`}
          label="Name"
          hint="For you; guests do not see it."
          required
          maxLength={60}
          value={draft.name}
          onText={(name) => edit({ name })}
        />
        <TextField
          id={`${id}-subject`}
          label="Subject"
          required
          maxLength={150}
          value={draft.subject}
          onText={(subject) => edit({ subject })}
        />
        <AreaField
          id={`${id}-body`}
          label="Text"
          hint="The greeting and the button to the booking are added by themselves."
          error={unknown ? `There is no field {${unknown}}.` : null}
          required
          rows={7}
          maxLength={1800}
          value={draft.body}
          onText={(body) => edit({ body })}
        />
        <div className="host-tags" role="group" aria-label="Add a field to the text">
          {TEMPLATE_FIELDS.map((field) => (
            <button
              key={field}
              type="button"
              onClick={() => edit({ body: `${draft.body}{${field}}` })}
            >
              {`{${field}}`}
            </button>
          ))}
        </div>
        <SelectField
          id={`${id}-anchor`}
          label="Sent by the clock"
          value={draft.anchor ?? ''}
          options={ANCHORS}
          onChoose={(anchor) => edit(anchor === '' ? { anchor: null, isOn: false } : { anchor })}
        />
        {isTimed && (
          <>
            <div className="host-template-time">
              <TextField
                id={`${id}-days`}
                label="Days"
                type="number"
                required
                min={0}
                max={draft.days < 0 ? 60 : 14}
                value={Math.abs(draft.days)}
                onText={(days) =>
                  edit({ days: (draft.days < 0 ? -1 : 1) * Math.trunc(Number(days)) })
                }
              />
              <SelectField
                id={`${id}-side`}
                label="Before or after"
                value={draft.days < 0 ? 'before' : 'after'}
                options={SIDES}
                onChoose={(side) => {
                  const count = Math.max(Math.abs(draft.days), 1);
                  edit({ days: side === 'before' ? -count : Math.min(count, 14) });
                }}
              />
              <SelectField
                id={`${id}-hour`}
                label="At"
                value={draft.hour}
                options={HOURS}
                onChoose={(hour) => edit({ hour })}
              />
            </div>
            <TextField
              id={`${id}-sms`}
              label="As a text too"
              hint="Empty: by e-mail alone. Texts go to numbers that take them; STOP ends them."
              maxLength={160}
              value={draft.sms ?? ''}
              onText={(sms) => edit({ sms: sms === '' ? null : sms })}
            />
            <CabinChoices
              legend="For these cabins; none chosen: for all"
              cabins={list.cabins}
              chosen={draft.cabinIds}
              onChange={(cabinIds) => edit({ cabinIds })}
            />
            <CheckOption
              label="Send it from now on"
              isChecked={draft.isOn}
              onChange={(isOn) => edit({ isOn })}
            />
          </>
        )}
        {error && <p role="alert">{error}</p>}
        <p role="status">{isSaved && 'Saved.'}</p>
        <div className="host-row">
          <Button type="submit" disabled={isPending || unknown !== undefined}>
            Save
          </Button>
          {template && !isAsking && (
            <Button variant="quiet" onClick={() => setIsAsking(true)}>
              Delete
            </Button>
          )}
          {template && isAsking && (
            <>
              <Button
                disabled={isPending}
                onClick={() => run(() => actions.remove(template.id), forget)}
              >
                Delete it now
              </Button>
              <Button variant="quiet" onClick={() => setIsAsking(false)}>
                Keep it
              </Button>
            </>
          )}
        </div>
      </div>
      <TemplatePreview
        id={id}
        draft={draft}
        bookings={list.bookings}
        first={values}
        readValues={actions.readValues}
      />
    </ActionForm>
  );
}
