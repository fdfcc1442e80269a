'use client';

import { useState } from 'react';
import { refusalText } from './refusal-copy';
import { CabinField } from './cabin-field';
import { CheckOption, PARTY_COUNTS, PartForm, PartOpener, ReasonField, TextField } from './fields';
import { useAction, type ActionResult } from './use-action';
import { useAnswer } from './use-answer';
import { useDraft } from './use-draft';
import { usePartForm, type PartFormState } from './use-part-form';
import { stayReasonCopy } from '@/components/stay-picker/reason-copy';
import { moveMoney, type LineChange } from '@/lib/domain/bookings/stay-change';
import { parseStay } from '@/lib/domain/stays/stay';
import { nightsBetween, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatInstant, formatMoney, formatNights } from '@/lib/format';
import type { Move, MovePreview, MoveResult, MoveTarget } from '@/lib/schemas/host/moves';

type Failure = { ok: false; code: string; reason?: string };
export type MoveActions = {
  previewMove: (
    reference: string,
    to: MoveTarget,
  ) => Promise<{ ok: true; data: MovePreview } | Failure>;
  changeStay: (reference: string, move: Move) => Promise<ActionResult<MoveResult>>;
};
type Props = {
  reference: string;
  stay: MoveTarget;
  cabins: readonly { id: string; title: string; city: string }[];
  actions: MoveActions;
};

const LOST_PRICE = 'The price could not be read. Check the connection and try again.';

const minus = (cents: number) => formatMoney(cents).replace('-', '−');
const signed = (cents: number) => `${cents > 0 ? '+' : ''}${minus(cents)}`;
const fromTo = (beforeCents: number, afterCents: number) =>
  `${minus(beforeCents)} → ${minus(afterCents)}`;

function refusalOf({ code, reason }: Failure): string {
  if (code === 'lost') return LOST_PRICE;
  return code === 'not_sold' ? stayReasonCopy(reason ?? '').description : refusalText({ code });
}

const isSame = (a: MoveTarget, b: MoveTarget) =>
  (Object.keys(a) as (keyof MoveTarget)[]).every((key) => a[key] === b[key]);

/** Dates, party and cabin of a paid booking, with the price of the change before it is made. */
export function MoveStay(props: Props) {
  const part = usePartForm();
  return part.isOpen ? (
    <MoveForm {...props} state={part} />
  ) : (
    <PartOpener state={part}>Change the stay</PartOpener>
  );
}

/** Why these dates are not asked about; null: they can be. */
function unaskable({ checkIn, checkOut }: MoveTarget): string | null {
  const parsed = parseStay(checkIn, checkOut);
  if (parsed.ok) return null;
  const reason = parsed.problem === 'too-long' ? 'above-longest-stay' : 'not-after-check-in';
  return stayReasonCopy(reason).description;
}

type FormProps = Props & { state: PartFormState };

function MoveForm({ reference, stay, cabins, actions, state }: FormProps) {
  const [to, setTo] = useState(stay);
  const [keepsPrice, setKeepsPrice] = useState(false);
  const [reason, setReason] = useDraft(`move:${reference}`);
  const { isPending, error, run } = useAction();
  const isUnchanged = isSame(to, stay);
  const problem = isUnchanged ? null : unaskable(to);
  const { answer, isCurrent, again } = useAnswer(isUnchanged || problem ? null : to, (wanted) =>
    actions.previewMove(reference, wanted),
  );
  const look = isCurrent ? answer : null;
  const preview = look?.ok ? look.data : null;
  const money = preview && moneyOf(preview, keepsPrice);
  const refusal = problem ?? (look && !look.ok ? refusalOf(look) : null);
  const waiting = isUnchanged ? 'Change something to see the new price.' : 'Reading the price…';

  function save() {
    if (!preview || !money) return;
    const seen = { ...preview.seen, dueCents: money.dueCents };
    run(
      async () => {
        const result = await actions.changeStay(reference, { to, seen, keepsPrice, reason });
        if (!result.ok && result.code === 'price_changed') again();
        return result;
      },
      (result) => {
        setReason('');
        state.close(doneText(result));
      },
    );
  }
  return (
    <PartForm
      state={state}
      heading="Change the stay"
      submit={money ? saveText(money) : 'Change the stay'}
      isDisabled={isPending || !preview}
      onSubmit={save}
    >
      <StayFields
        to={to}
        cabins={cabins}
        change={(patch) => setTo((before) => ({ ...before, ...patch }))}
      />
      <div className="host-change-price">
        <p role="status">
          {preview
            ? `The new total is ${formatMoney(preview.afterCents)}.`
            : refusal === null && waiting}
        </p>
        {refusal && <p role="alert">{refusal}</p>}
        {preview && money && (
          <>
            <Comparison preview={preview} keepsPrice={keepsPrice} />
            <ul>
              {notesOf(preview, money, keepsPrice).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {preview && preview.afterCents !== preview.beforeCents && (
        <CheckOption
          label="Keep the price as it was"
          isChecked={keepsPrice}
          onChange={setKeepsPrice}
        />
      )}
      <ReasonField
        id="move-reason"
        value={reason}
        onText={setReason}
        hint="Where there is something to pay, the guest reads it too."
        error={error}
      />
    </PartForm>
  );
}

type FieldsProps = Pick<Props, 'cabins'> & {
  to: MoveTarget;
  change: (patch: Partial<MoveTarget>) => void;
};

function StayFields({ to, cabins, change }: FieldsProps) {
  const nights = parseStay(to.checkIn, to.checkOut).ok
    ? formatNights(nightsBetween(to.checkIn, to.checkOut))
    : null;
  return (
    <>
      <CabinField
        id="move-cabin"
        cabins={cabins}
        value={to.cabinId}
        onChoose={(cabinId) => change({ cabinId })}
      />
      <div className="host-change-fields">
        {(['checkIn', 'checkOut'] as const).map((name) => (
          <TextField
            key={name}
            id={`move-${name}`}
            label={name === 'checkIn' ? 'Check-in' : 'Check-out'}
            hint={name === 'checkOut' ? nights : null}
            type="date"
            required
            value={to[name]}
            onText={(date) => change({ [name]: date as CalendarDate })}
          />
        ))}
      </div>
      <div className="host-change-fields">
        {PARTY_COUNTS.map(([name, label, min, max]) => (
          <TextField
            key={name}
            id={`move-${name}`}
            label={label}
            type="number"
            inputMode="numeric"
            required
            {...{ min, max }}
            value={to[name]}
            onText={(text) => {
              const count = Math.trunc(Number(text));
              change({ [name]: Math.min(max, Math.max(min, count || 0)) });
            }}
          />
        ))}
      </div>
    </>
  );
}

type Money = ReturnType<typeof moveMoney>;

const moneyOf = (preview: MovePreview, keepsPrice: boolean): Money =>
  moveMoney(keepsPrice ? { ...preview, afterCents: preview.beforeCents } : preview);

const kept = ({ afterCents, beforeCents }: MovePreview): LineChange => ({
  code: 'kept',
  label: 'Price kept as it was',
  beforeCents: 0,
  afterCents: beforeCents - afterCents,
  differenceCents: beforeCents - afterCents,
});

function Comparison({ preview, keepsPrice }: { preview: MovePreview; keepsPrice: boolean }) {
  const { beforeCents, afterCents } = preview;
  const lines = keepsPrice ? [...preview.lines, kept(preview)] : preview.lines;
  const total = keepsPrice ? beforeCents : afterCents;
  return (
    <table className="host-table host-price">
      <caption>The price before and after</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col" className="is-amount">
            Difference
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ code, label, ...line }) => (
          <tr key={code}>
            <th scope="row">
              {label}
              <small>{fromTo(line.beforeCents, line.afterCents)}</small>
            </th>
            <td className="is-amount">
              {line.differenceCents === 0 ? 'same' : signed(line.differenceCents)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            Total
            <small>{fromTo(beforeCents, total)}</small>
          </th>
          <td className="is-amount">
            {total === beforeCents ? 'same' : signed(total - beforeCents)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const LOST_COPY = {
  promo: 'The promotion of this booking does not fit the new stay.',
  deal: 'The deal of this booking does not go to another cabin.',
};

function moneyNote({ openCents }: MovePreview, { dueCents, chargeCents, refundCents }: Money) {
  const open =
    openCents > 0 && dueCents !== 0
      ? `, with ${formatMoney(openCents)} open from an earlier change`
      : '';
  if (chargeCents > 0) {
    return `The guest gets a link to pay ${formatMoney(chargeCents)}${open}. The new nights are theirs at once.`;
  }
  if (refundCents > 0) return `${formatMoney(refundCents)} goes back to the guest.`;
  if (dueCents < 0) return 'Nothing is left of what was paid, so nothing goes back.';
  return openCents > 0
    ? `No money moves. ${formatMoney(openCents)} of an earlier change is still to be paid.`
    : 'No money moves.';
}

function notesOf(preview: MovePreview, money: Money, keepsPrice: boolean): string[] {
  const { lost, freeCancelUntil, timezone } = preview;
  const isCapped = money.refundCents > 0 && money.refundCents < -money.dueCents;
  return [
    moneyNote(preview, money),
    ...(isCapped ? ['That is all that is left of what was paid.'] : []),
    ...(keepsPrice ? [] : lost.map((name) => LOST_COPY[name])),
    `Free cancellation before ${formatInstant(new Date(freeCancelUntil), timezone)}.`,
  ];
}

function saveText({ chargeCents, refundCents }: Money): string {
  if (chargeCents > 0) return `Change and ask for ${formatMoney(chargeCents)}`;
  return refundCents > 0 ? `Change and refund ${formatMoney(refundCents)}` : 'Change the stay';
}

function doneText({ chargeCents, refundCents }: MoveResult): string {
  const told = 'The stay is changed, and the guest is told.';
  if (chargeCents > 0) return `${told} The link to pay ${formatMoney(chargeCents)} is on its way.`;
  return refundCents > 0 ? `${told} ${formatMoney(refundCents)} goes back.` : told;
}
