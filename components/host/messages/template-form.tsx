'use client';

import { CabinChoices } from '@/components/host/form/cabin-choices';
import { ConfirmButton } from '@/components/host/form/action-button';
import { AreaField, CheckOption, SelectField, TextField } from '@/components/host/form/fields';
import { unknownFieldsText } from '@/components/host/copy/field-copy';
import type { Option } from '@/components/host/copy/option';
import { HostForm } from '@/components/host/form/host-form';
import { TemplatePreview } from './template-preview';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import '@/components/host/form/cabin-choices.css';
import './template-form.css';
import { Button } from '@/components/ui/button';
import {
  TEMPLATE_FIELDS,
  unknownFields,
  type TemplateValues,
} from '@/lib/domain/messaging/template';
import {
  templateFormSchema,
  type HostTemplate,
  type HostTemplates,
  type TemplateForm as Draft,
} from '@/lib/schemas/host/messages/templates';

export type TemplateActions = {
  saveTemplate: (form: Draft, seen: HostTemplate | null) => Answer;
  deleteTemplate: (id: string) => Answer;
  readTemplateValues: (reference: string) => Answer<TemplateValues>;
};
type Props = {
  /** Null for a new template. */
  template: HostTemplate | null;
  list: HostTemplates;
  values: TemplateValues | null;
  actions: TemplateActions;
};

const EMPTY: Draft = {
  name: '',
  subject: '',
  body: '',
  sms: null,
  anchor: null,
  days: 0,
  hour: 10,
  isOn: false,
  cabinIds: [],
};

const HOURS = Array.from({ length: 24 }, (_, hour): Option<number> => [
  hour,
  `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`,
]);
const ANCHORS = [
  ['', 'Never: only for replies'],
  ['check_in', 'Counted from check-in'],
  ['check_out', 'Counted from check-out'],
] as const;
const SIDES: readonly Option<string>[] = [
  ['before', 'before'],
  ['after', 'on or after'],
];

export function TemplateForm({ template, list, values, actions }: Props) {
  const id = `template-${template?.id ?? 'new'}`;
  const form = useHostForm({
    id,
    schema: templateFormSchema,
    draft: id,
    start: template ?? EMPTY,
    action: (input: Draft) => actions.saveTemplate(input, template),
    done: 'Saved.',
  });
  const { fields: draft, field, change } = form;
  const texts = [draft.subject, draft.body, draft.sms ?? ''].join('\n');
  const unknown = unknownFieldsText(unknownFields(texts));
  return (
    <HostForm form={form} className="host-template-form" onSubmit={() => form.send(draft)}>
      <div>
        <TextField
          {...field('name', 'Name')}
          hint="Just for you; guests don’t see it."
          required
          maxLength={60}
        />
        <TextField {...field('subject', 'Subject')} required maxLength={150} />
        <AreaField
          {...field('body', 'Text')}
          hint="The greeting and a button to the booking are added for you."
          error={unknown ?? form.errorOf('body')}
          required
          rows={7}
          maxLength={1800}
        />
        <div className="host-tags" role="group" aria-label="Add a field to the text">
          {TEMPLATE_FIELDS.map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => change({ body: `${draft.body}{${name}}` })}
            >
              {`{${name}}`}
            </button>
          ))}
        </div>
        <Schedule id={id} form={form} cabins={list.cabins} />
        {form.error && <p role="alert">{form.error}</p>}
        <p role="status">{form.done}</p>
        <div className="host-row">
          <Button type="submit" disabled={form.isPending || unknown !== null}>
            Save
          </Button>
          {template && (
            <ConfirmButton
              variant="quiet"
              size="medium"
              confirm="Delete it now"
              keep="Keep it"
              work={() => actions.deleteTemplate(template.id)}
              onDone={form.forget}
            >
              Delete
            </ConfirmButton>
          )}
        </div>
      </div>
      <TemplatePreview
        id={id}
        draft={draft}
        bookings={list.bookings}
        first={values}
        readValues={actions.readTemplateValues}
      />
    </HostForm>
  );
}

type ScheduleProps = {
  id: string;
  form: Pick<
    ReturnType<typeof useHostForm<Draft, Draft, unknown>>,
    'fields' | 'field' | 'choice' | 'change' | 'errorOf'
  >;
  cabins: HostTemplates['cabins'];
};

function Schedule({
  id,
  form: { fields: draft, field, choice, change, errorOf },
  cabins,
}: ScheduleProps) {
  return (
    <>
      <SelectField
        id={`${id}-anchor`}
        label="Sent automatically"
        value={draft.anchor ?? ''}
        options={ANCHORS}
        onChoose={(anchor) => change(anchor === '' ? { anchor: null, isOn: false } : { anchor })}
      />
      {draft.anchor !== null && (
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
              error={errorOf('days')}
              onText={(days) =>
                change({ days: (draft.days < 0 ? -1 : 1) * Math.trunc(Number(days)) })
              }
            />
            <SelectField
              id={`${id}-side`}
              label="Before or after"
              value={draft.days < 0 ? 'before' : 'after'}
              options={SIDES}
              onChoose={(side) => {
                const count = Math.max(Math.abs(draft.days), 1);
                change({ days: side === 'before' ? -count : Math.min(count, 14) });
              }}
            />
            <SelectField {...choice('hour', 'At')} options={HOURS} />
          </div>
          <TextField
            {...field('sms', 'Also as a text')}
            hint="Leave it empty to send email only. Guests can stop texts with STOP."
            maxLength={160}
            value={draft.sms ?? ''}
            onText={(sms) => change({ sms: sms === '' ? null : sms })}
          />
          <CabinChoices
            legend="For these cabins (choose none for all)"
            cabins={cabins}
            chosen={draft.cabinIds}
            onChange={(cabinIds) => change({ cabinIds })}
          />
          <CheckOption
            label="Send it automatically from now on"
            isChecked={draft.isOn}
            onChange={(isOn) => change({ isOn })}
          />
        </>
      )}
    </>
  );
}
