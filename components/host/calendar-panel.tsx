'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { NIGHT_WORDS } from './calendar-night';
import { ActionForm } from './fields';
import {
  useCalendarChanges,
  type CalendarActions,
  type CalendarChanges,
  type CalendarRange,
} from './use-calendar-changes';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { InputField } from '@/components/ui/input-field';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import { formatNights, formatShortRange } from '@/lib/format';
import type { CalendarStay } from '@/lib/schemas/host/calendar';

type Props = {
  range: CalendarRange;
  stays: readonly CalendarStay[];
  isOpen: boolean;
  actions: CalendarActions;
  onChanged: () => void;
  onClose: () => void;
};

/** What may be done with the selected nights. */
export function CalendarPanel({ range, stays, isOpen, actions, onChanged, onClose }: Props) {
  const panel = useRef<HTMLDialogElement>(null);
  const changes = useCalendarChanges(range, actions, onChanged);
  useEffect(() => {
    if (isOpen && !panel.current?.open) panel.current?.showModal();
    if (!isOpen) panel.current?.close();
  }, [isOpen]);
  const { cabins, from, to } = range;
  const taken = stays.filter(
    ({ cabinId, checkIn, checkOut }) =>
      cabins.some(({ id }) => id === cabinId) && checkIn < to && from < checkOut,
  );
  const only = cabins.length === 1 ? cabins[0] : undefined;
  return (
    <dialog
      ref={panel}
      className="host-dialog host-panel"
      aria-labelledby="panel-heading"
      onClose={onClose}
    >
      <h2 id="panel-heading">
        {formatShortRange({ checkIn: from, checkOut: to })} ·{' '}
        {formatNights(nightsBetween(from, to))} · {only?.title ?? `${cabins.length} cabins`}
      </h2>
      <Outcome changes={changes} />
      <NightsForm changes={changes} />
      <BlockForm changes={changes} />
      {only && taken.length === 0 && (
        <Link href={`/host/bookings/new?cabin=${only.id}&from=${from}&to=${to}`}>
          Book these nights
        </Link>
      )}
      {taken.map((stay) => (
        <TakenNights
          key={stay.id}
          stay={stay}
          title={cabins.find(({ id }) => id === stay.cabinId)?.title}
          changes={changes}
        />
      ))}
      <form method="dialog">
        <Button type="submit" variant="quiet">
          Close
        </Button>
      </form>
    </dialog>
  );
}

type PartProps = { changes: CalendarChanges };

function Outcome({ changes: { done, error, undo } }: PartProps) {
  const changeId = done?.changeId;
  return (
    <>
      <p role="alert">{error}</p>
      <p role="status">
        {done?.text}{' '}
        {changeId && (
          <Button size="small" variant="secondary" onClick={() => undo(changeId)}>
            Undo
          </Button>
        )}
      </p>
    </>
  );
}

const numberIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : undefined;
};
const choiceIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return value === 'yes' ? true : value === 'no' ? false : undefined;
};

/** Prices and rules; what is left empty stays as it is. */
function NightsForm({ changes }: PartProps) {
  const { isPending, setError, change, followRules } = changes;
  function save(form: FormData) {
    const dollars = numberIn(form, 'price');
    const fields = {
      percent: numberIn(form, 'percent'),
      priceCents: dollars === undefined ? undefined : Math.round(dollars * 100),
      minStay: numberIn(form, 'minStay'),
      checkIn: choiceIn(form, 'arrival'),
      checkOut: choiceIn(form, 'departure'),
      open: choiceIn(form, 'open'),
    };
    if (Object.values(fields).every((value) => value === undefined))
      return setError('Fill in what shall change.');
    if (fields.percent !== undefined && dollars !== undefined)
      return setError('Give either a price or a percentage.');
    change(fields);
  }
  return (
    <ActionForm className="host-fields" onSubmit={save}>
      <NumberField id="price" label="Price a night, $" min={1} max={100_000} step={0.01} />
      <NumberField id="percent" label="Or change by %" min={-90} max={300} step={0.1} />
      <NumberField id="minStay" label="Minimum nights" min={1} max={30} step={1} />
      <ChoiceField id="arrival" label="Arrival" yes="Allowed" no="Closed" />
      <ChoiceField id="departure" label="Departure" yes="Allowed" no="Closed" />
      <ChoiceField id="open" label="For sale" yes="Open" no="Closed" />
      <Button type="submit" disabled={isPending}>
        Save
      </Button>
      <Button variant="quiet" disabled={isPending} onClick={followRules}>
        Give back to the rules
      </Button>
    </ActionForm>
  );
}

function BlockForm({ changes: { isPending, block } }: PartProps) {
  return (
    <ActionForm
      className="host-fields"
      onSubmit={(form) =>
        block({
          kind: form.get('kind') === 'owner' ? 'owner' : 'block',
          reason: String(form.get('reason') ?? '').trim(),
        })
      }
    >
      <Field id="panel-kind" label="Block as">
        {(control) => (
          <select {...control} name="kind" className={controlClass}>
            <option value="block">Block</option>
            <option value="owner">Owner stay</option>
          </select>
        )}
      </Field>
      <InputField id="panel-reason" label="Reason" name="reason" maxLength={200} />
      <Button type="submit" variant="secondary" disabled={isPending}>
        Block these nights
      </Button>
    </ActionForm>
  );
}

type TakenProps = PartProps & { stay: CalendarStay; title: string | undefined };

function TakenNights({ stay, title, changes: { isPending, openAgain } }: TakenProps) {
  const { id, kind, label, reason, reference } = stay;
  return (
    <div className="host-row">
      <span>
        {title}: {NIGHT_WORDS[kind]} {formatShortRange(stay)} {label ?? reason}
      </span>
      {reference && <Link href={`/host/bookings/${reference}`}>Open the booking</Link>}
      {(kind === 'block' || kind === 'owner') && (
        <Button size="small" variant="secondary" disabled={isPending} onClick={() => openAgain(id)}>
          Open again
        </Button>
      )}
    </div>
  );
}

type NumberProps = { id: string; label: string; min: number; max: number; step: number };

function NumberField({ id, ...field }: NumberProps) {
  return <InputField {...field} id={`panel-${id}`} name={id} type="number" />;
}

function ChoiceField({ id, label, yes, no }: Record<'id' | 'label' | 'yes' | 'no', string>) {
  return (
    <Field id={`panel-${id}`} label={label}>
      {(control) => (
        <select {...control} name={id} className={controlClass}>
          <option value="">As it is</option>
          <option value="yes">{yes}</option>
          <option value="no">{no}</option>
        </select>
      )}
    </Field>
  );
}
