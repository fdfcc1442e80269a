'use client';

import { useState } from 'react';
import { CabinChoices } from './cabin-choices';
import { TemplatePreview } from './template-preview';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
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

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const hourName = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

/** What is typed outlives a lost session: as JSON in this tab. */
function useFormDraft(key: string, stored: Draft) {
  const [json, setJson] = useDraft(key);
  let draft = stored;
  try {
    if (json !== '') draft = { ...stored, ...(JSON.parse(json) as Partial<Draft>) };
  } catch {
    // Then what is stored counts.
  }
  const change = (part: Partial<Draft>) => setJson(JSON.stringify({ ...draft, ...part }));
  return { draft, change, forget: () => setJson('') };
}

export function TemplateForm({ template, list, values, actions }: Props) {
  const id = `template-${template?.id ?? 'new'}`;
  const { draft, change, forget } = useFormDraft(id, template ?? EMPTY);
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
    <form
      className="host-template-form"
      onSubmit={(event) => {
        event.preventDefault();
        run(
          () => actions.save(draft),
          () => {
            forget();
            setIsSaved(true);
          },
        );
      }}
    >
      <div>
        <Field id={`${id}-name`} label="Name" hint="For you; guests do not see it.">
          {(control) => (
            <input
              {...control}
              required
              maxLength={60}
              value={draft.name}
              onChange={({ target }) => edit({ name: target.value })}
              className={controlClass}
            />
          )}
        </Field>
        <Field id={`${id}-subject`} label="Subject">
          {(control) => (
            <input
              {...control}
              required
              maxLength={150}
              value={draft.subject}
              onChange={({ target }) => edit({ subject: target.value })}
              className={controlClass}
            />
          )}
        </Field>
        <Field
          id={`${id}-body`}
          label="Text"
          hint="The greeting and the button to the booking are added by themselves."
          error={unknown ? `There is no field {${unknown}}.` : null}
        >
          {(control) => (
            <textarea
              {...control}
              required
              rows={7}
              maxLength={1800}
              value={draft.body}
              onChange={({ target }) => edit({ body: target.value })}
              className={controlClass}
            />
          )}
        </Field>
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
        <Field id={`${id}-anchor`} label="Sent by the clock">
          {(control) => (
            <select
              {...control}
              value={draft.anchor ?? ''}
              onChange={({ target: { value } }) =>
                edit(
                  value === 'check_in' || value === 'check_out'
                    ? { anchor: value }
                    : { anchor: null, isOn: false },
                )
              }
              className={controlClass}
            >
              <option value="">Never: only for answers</option>
              <option value="check_in">Counted from the arrival</option>
              <option value="check_out">Counted from the departure</option>
            </select>
          )}
        </Field>
        {isTimed && (
          <>
            <div className="host-template-time">
              <Field id={`${id}-days`} label="Days">
                {(control) => (
                  <input
                    {...control}
                    type="number"
                    required
                    min={0}
                    max={draft.days < 0 ? 60 : 14}
                    value={Math.abs(draft.days)}
                    onChange={({ target }) =>
                      edit({ days: (draft.days < 0 ? -1 : 1) * Math.trunc(Number(target.value)) })
                    }
                    className={controlClass}
                  />
                )}
              </Field>
              <Field id={`${id}-side`} label="Before or after">
                {(control) => (
                  <select
                    {...control}
                    value={draft.days < 0 ? 'before' : 'after'}
                    onChange={({ target }) => {
                      const count = Math.max(Math.abs(draft.days), 1);
                      edit({ days: target.value === 'before' ? -count : Math.min(count, 14) });
                    }}
                    className={controlClass}
                  >
                    <option value="before">before</option>
                    <option value="after">on or after</option>
                  </select>
                )}
              </Field>
              <Field id={`${id}-hour`} label="At">
                {(control) => (
                  <select
                    {...control}
                    value={draft.hour}
                    onChange={({ target }) => edit({ hour: Number(target.value) })}
                    className={controlClass}
                  >
                    {HOURS.map((hour) => (
                      <option key={hour} value={hour}>
                        {hourName(hour)}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            </div>
            <Field
              id={`${id}-sms`}
              label="As a text too"
              hint="Empty: by e-mail alone. Texts go to numbers that take them; STOP ends them."
            >
              {(control) => (
                <input
                  {...control}
                  maxLength={160}
                  value={draft.sms ?? ''}
                  onChange={({ target: { value } }) => edit({ sms: value === '' ? null : value })}
                  className={controlClass}
                />
              )}
            </Field>
            <CabinChoices
              legend="For these cabins; none chosen: for all"
              cabins={list.cabins}
              chosen={draft.cabinIds}
              onChange={(cabinIds) => edit({ cabinIds })}
            />
            <label className="host-option">
              <input
                type="checkbox"
                checked={draft.isOn}
                onChange={({ target }) => edit({ isOn: target.checked })}
              />
              Send it from now on
            </label>
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
                onClick={() =>
                  run(
                    () => actions.remove(template.id),
                    () => forget(),
                  )
                }
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
    </form>
  );
}
