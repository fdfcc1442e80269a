'use client';

import { refusalText } from '@/components/host/copy/refusal-copy';
import { CabinField } from '@/components/host/form/cabin-field';
import { CheckOption, PARTY_COUNTS, ReasonField, TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import { doneText, moneyOf, notesOf, saveText } from './move-copy';
import { Comparison } from './move-price';
import { fromAdjustment, PriceChangeFields } from './price-change-fields';
import type { GuestMail } from './guest-mail-copy';
import type { Answer } from '@/components/host/form/use-action';
import { useDebouncedQuery } from '@/components/host/form/use-debounced-query';
import { useHostForm } from '@/components/host/form/use-host-form';
import { stayReasonCopy } from '@/components/stay-picker/stay/reason-copy';
import type { PaymentLeft } from '@/lib/domain/bookings/refund';
import { parseStay } from '@/lib/domain/stays/stay';
import { nightsBetween, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatMoney, formatNights } from '@/lib/copy/format';
import { priceChangeSchema, type TypedChange } from '@/lib/schemas/host/bookings/adjustment';
import {
  moveSchema,
  type Move,
  type MovePreview,
  type MoveResult,
  type MoveTarget,
  type MoveWish,
} from '@/lib/schemas/host/bookings/moves';
import type { RefusalCode } from '@/lib/schemas/host/refusal';

export type MoveFailure = {
  ok: false;
  code: RefusalCode;
  reason?: string;
  detail?: Record<string, unknown>;
};
export type MoveActions = {
  previewMove: (
    reference: string,
    wish: MoveWish,
  ) => Promise<{ ok: true; data: MovePreview } | MoveFailure>;
  changeStay: (reference: string, move: Move) => Answer<MoveResult>;
};
type Props = {
  reference: string;
  stay: MoveTarget;
  /** The price change agreed with the guest, in cents on the nights before tax. */
  agreed?: MoveWish['adjustment'];
  /** The amount of each payment that hasn't been refunded yet. */
  left?: readonly PaymentLeft[];
  /** How many times the stay was changed. */
  moves?: number;
  mail?: GuestMail;
  cabins: readonly { id: string; title: string; city: string }[];
  actions: MoveActions;
};

const TOO_LOW = 'The nights can’t cost less than nothing. Lower the price by less.';
const LOST_PRICE = 'The price didn’t load. Check your connection and try again.';

export function refusalOf({ code, reason, detail }: MoveFailure): string {
  if (code === 'lost') return LOST_PRICE;
  if (code !== 'not_sold') return refusalText({ code, detail });
  return reason === 'too-low' ? TOO_LOW : stayReasonCopy(reason ?? '').description;
}

const isSame = (a: MoveTarget, b: MoveTarget) =>
  (Object.keys(a) as (keyof MoveTarget)[]).every((key) => a[key] === b[key]);

/** Returns why these dates can't be priced, or null if they can. */
function unaskable({ checkIn, checkOut }: MoveTarget): string | null {
  const parsed = parseStay(checkIn, checkOut);
  if (parsed.ok) return null;
  const reason = parsed.problem === 'too-long' ? 'above-longest-stay' : 'not-after-check-in';
  return stayReasonCopy(reason).description;
}

type Draft = { to: MoveTarget; price: TypedChange; keepsPrice: boolean; reason: string };

/** Changes dates, party, and cabin of a paid booking, and previews the new price first. */
export function MoveStay({ reference, stay, agreed = null, left = [], moves = 0, ...rest }: Props) {
  const { cabins, actions, mail = 'sent' } = rest;
  const first: Draft = { to: stay, price: fromAdjustment(agreed), keepsPrice: false, reason: '' };
  const form = useHostForm({
    id: 'move',
    schema: moveSchema,
    draft: `move:${reference}`,
    start: first,
    seen: moves,
    action: async (move) => {
      const result = await actions.changeStay(reference, move);
      if (!result.ok && result.code === 'price_changed') again();
      return result;
    },
    done: (result) => doneText(result, left, mail),
  });
  const { to, price, keepsPrice, reason } = form.fields;
  const adjustment = priceChangeSchema.safeParse(price).data?.adjustment;
  const isUnchanged = isSame(to, stay);
  const problem = isUnchanged ? null : unaskable(to);
  const isAskable = form.inline.isOpen && !isUnchanged && problem === null;
  const wish = isAskable && adjustment !== undefined ? { to, adjustment } : null;
  const { answer, isCurrent, again } = useDebouncedQuery(wish, (wanted) =>
    actions.previewMove(reference, wanted),
  );
  const look = wish && isCurrent ? answer : null;
  const preview = look?.ok ? look.data : null;
  const money = preview && moneyOf(preview, keepsPrice);
  const refusal = problem ?? (look && !look.ok ? refusalOf(look) : null);
  const waiting =
    adjustment === undefined ? 'Enter the price change and its reason.' : 'Loading the price…';

  function save() {
    if (!preview || !money || !wish) return;
    const seen = { ...preview.seen, dueCents: money.dueCents };
    form.send({ ...wish, seen, keepsPrice, reason, key: form.key });
  }
  return (
    <InlineForm
      form={form}
      heading="Change the stay"
      submit={money ? saveText(money, left) : 'Change the stay'}
      isDisabled={!preview}
      onSubmit={save}
    >
      <StayFields
        to={to}
        cabins={cabins}
        change={(patch) => form.change({ to: { ...to, ...patch } })}
      />
      <PriceChangeFields
        typed={price}
        ids={{ change: 'move-change', changeBy: 'move-change-by', reason: 'move-change-reason' }}
        hint={agreed && 'As agreed with the guest.'}
        reasonLabel="Why the price changes"
        className="host-change-fields"
        change={(patch) => form.change({ price: { ...price, ...patch } })}
      />
      <div className="host-change-price">
        <p role="status">
          {preview
            ? `The new total is ${formatMoney(preview.afterCents)}.`
            : refusal === null &&
              (isUnchanged ? 'Change something to see the new price.' : waiting)}
        </p>
        {refusal && <p role="alert">{refusal}</p>}
        {preview && money && (
          <>
            <Comparison preview={preview} keepsPrice={keepsPrice} />
            <ul>
              {notesOf(preview, money, keepsPrice, left, mail).map((text) => (
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
          onChange={(isKept) => form.change({ keepsPrice: isKept })}
        />
      )}
      <ReasonField
        {...form.field('reason')}
        hint="If there’s something to pay, the guest sees it too."
      />
    </InlineForm>
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
            min={min}
            max={max}
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
