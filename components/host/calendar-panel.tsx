'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { NIGHT_WORDS } from './calendar-night';
import { ActionForm } from './fields';
import { useAction, type ActionResult } from './use-action';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { InputField } from '@/components/ui/input-field';
import { describeChange } from '@/lib/domain/host/describe-change';
import { nightsBetween, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatNights, formatShortRange, plural } from '@/lib/format';
import type {
  Block,
  BlockResult,
  CalendarCabin,
  CalendarStay,
  DayChange,
  DayChangeResult,
  DayRange,
  UndoResult,
} from '@/lib/schemas/host/calendar';

export type CalendarActions = {
  changeNights: (change: DayChange) => Promise<ActionResult<DayChangeResult>>;
  closeNights: (block: Block) => Promise<ActionResult<BlockResult>>;
  openNights: (blockId: string) => Promise<ActionResult<{ changeId: string }>>;
  followRules: (range: DayRange) => Promise<ActionResult<DayChangeResult>>;
  undo: (changeId: string) => Promise<ActionResult<UndoResult>>;
};
type Range = { cabins: readonly CalendarCabin[]; from: CalendarDate; to: CalendarDate };
type Props = {
  range: Range | null;
  stays: readonly CalendarStay[];
  isOpen: boolean;
  actions: CalendarActions;
  onChanged: () => void;
  onClose: () => void;
};
type Done = { text: string; changeId: string | null };

const numberIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : undefined;
};
const choiceIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return value === 'yes' ? true : value === 'no' ? false : undefined;
};

/** What to change on the selected nights; what is left empty stays as it is. */
export function CalendarPanel({ range, stays, isOpen, actions, onChanged, onClose }: Props) {
  const panel = useRef<HTMLDialogElement>(null);
  const [done, setDone] = useState<Done | null>(null);
  const { isPending, error, setError, run } = useAction();
  useEffect(() => {
    if (isOpen && !panel.current?.open) panel.current?.showModal();
    if (!isOpen) panel.current?.close();
  }, [isOpen]);

  const save = <T,>(work: () => Promise<ActionResult<T>>, toDone: (data: T) => Done) =>
    run(work, (data) => {
      setDone(toDone(data));
      onChanged();
    });
  if (!range) return null;
  const { cabins, from, to } = range;
  const cabinIds = cabins.map(({ id }) => id);
  const titleOf = (id: string) => cabins.find((cabin) => cabin.id === id)?.title ?? '';
  const taken = stays.filter(
    ({ cabinId, checkIn, checkOut }) =>
      cabinIds.includes(cabinId) && checkIn < to && from < checkOut,
  );
  function change(form: FormData) {
    const dollars = numberIn(form, 'price');
    const fields = {
      percent: numberIn(form, 'percent'),
      priceCents: dollars === undefined ? undefined : Math.round(dollars * 100),
      minStay: numberIn(form, 'minStay'),
      checkIn: choiceIn(form, 'arrival'),
      checkOut: choiceIn(form, 'departure'),
      open: choiceIn(form, 'open'),
    };
    const isEmpty = Object.values(fields).every((value) => value === undefined);
    if (isEmpty) return setError('Fill in what shall change.');
    if (fields.percent !== undefined && dollars !== undefined)
      return setError('Give either a price or a percentage.');
    const input = { cabinIds, from, to, ...fields };
    save(
      () => actions.changeNights(input),
      (result) => ({ text: describeChange(result), changeId: result.changeId }),
    );
  }
  function close(form: FormData) {
    const kind = form.get('kind') === 'owner' ? 'owner' : 'block';
    const reason = String(form.get('reason') ?? '').trim();
    save(
      () => actions.closeNights({ cabinIds, from, to, kind, reason }),
      ({ blocks: made, refused, changeId }) => {
        const refusals = refused.map(
          (one) =>
            `${titleOf(one.cabinId)} was left alone: ${NIGHT_WORDS[one.kind].toLowerCase()} ${formatShortRange(one)}.`,
        );
        const closed = `${made.length} ${plural(made.length, 'cabin', 'cabins')} blocked.`;
        return { text: [closed, ...refusals].join(' '), changeId };
      },
    );
  }
  function followRules() {
    save(
      () => actions.followRules({ cabinIds, from, to }),
      (result) => ({ text: describeChange(result), changeId: result.changeId }),
    );
  }
  function undoLast(changeId: string) {
    save(
      () => actions.undo(changeId),
      (result) => ({ text: `Taken back. ${describeChange(result)}`, changeId: null }),
    );
  }
  const count = cabins.length;
  return (
    <dialog
      ref={panel}
      className="host-dialog host-panel"
      aria-labelledby="panel-heading"
      onClose={onClose}
    >
      <h2 id="panel-heading">
        {formatShortRange({ checkIn: from, checkOut: to })} ·{' '}
        {formatNights(nightsBetween(from, to))} ·{' '}
        {count === 1 ? cabins[0]?.title : `${count} cabins`}
      </h2>
      <p role="alert">{error}</p>
      <p role="status">
        {done?.text}{' '}
        {done?.changeId && (
          <Button size="small" variant="secondary" onClick={() => undoLast(done.changeId ?? '')}>
            Undo
          </Button>
        )}
      </p>
      <ActionForm className="host-fields" onSubmit={change}>
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
      <ActionForm className="host-fields" onSubmit={close}>
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
      {cabins.length === 1 && taken.length === 0 && (
        <Link href={`/host/bookings/new?cabin=${cabinIds[0]}&from=${from}&to=${to}`}>
          Book these nights
        </Link>
      )}
      {taken.map(({ id, cabinId, kind, label, reason, reference, ...dates }) => (
        <div key={id} className="host-row">
          <span>
            {titleOf(cabinId)}: {NIGHT_WORDS[kind]} {formatShortRange(dates)} {label ?? reason}
          </span>
          {reference && <Link href={`/host/bookings/${reference}`}>Open the booking</Link>}
          {(kind === 'block' || kind === 'owner') && (
            <Button
              size="small"
              variant="secondary"
              disabled={isPending}
              onClick={() =>
                save(
                  () => actions.openNights(id),
                  ({ changeId }) => ({ text: 'Open again.', changeId }),
                )
              }
            >
              Open again
            </Button>
          )}
        </div>
      ))}
      <form method="dialog">
        <Button type="submit" variant="quiet">
          Close
        </Button>
      </form>
    </dialog>
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
