'use client';

import { useState } from 'react';
import { guestMailOf } from './guest-mail-copy';
import { doneText, moneyNote, notesOf } from './move-copy';
import { Comparison } from './move-price';
import { refusalOf, type MoveFailure } from './move-stay';
import { Card } from '@/components/host/shell/card';
import { TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { compareLines, moveMoney } from '@/lib/domain/bookings/stay-change';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import { formatDateRange, formatMoney, formatNights, formatParty } from '@/lib/copy/format';
import {
  changeAnswerSchema,
  type ChangeAnswer,
  type ChangeRequest as Request,
  type HostBooking,
} from '@/lib/schemas/host/bookings/bookings';
import type { MovePreview } from '@/lib/schemas/host/bookings/moves';

export type AnswerChange = (
  id: string,
  answer: ChangeAnswer,
) => Answer<{ chargeCents: number; refundCents: number }>;
/** What the change costs today, or why it can't be made. */
export type ChangeNow = { ok: true; data: MovePreview } | MoveFailure;
type Props = {
  found: HostBooking;
  now: ChangeNow | null;
  canEdit: boolean;
  answer: AnswerChange;
};

const openSum = ({ charges }: HostBooking, kind: string) =>
  charges.reduce(
    (sum, each) => (each.status === 'open' && each.kind === kind ? sum + each.amountCents : sum),
    0,
  );

/** Why approving would be refused, or null. */
function staleText(now: ChangeNow | null, agreedCents: number): string | null {
  if (!now) return null;
  if (!now.ok) return `${refusalOf(now)} Approving won’t work; offer other dates or decline.`;
  return now.data.afterCents === agreedCents
    ? null
    : `This stay costs ${formatMoney(now.data.afterCents)} now, and the guest agreed to ${formatMoney(agreedCents)}. Change the stay yourself at today’s price, or decline.`;
}

/** A change that the guest asks for, with what it costs, and the host's answer. */
export function ChangeRequest({ found, now, canEdit, answer }: Props) {
  const { change, booking, quote, leftCents } = found;
  const [done, setDone] = useState('');
  if (!change) return done ? <p role="status">{done}</p> : null;
  const sums = { openCents: openSum(found, 'move'), balanceCents: openSum(found, 'balance') };
  const money = moveMoney({
    ...sums,
    beforeCents: booking.totalCents,
    afterCents: change.totalCents,
    leftCents,
  });
  const stale = staleText(now, change.totalCents);
  const mail = guestMailOf(found);
  const notes = now?.ok
    ? notesOf(now.data, money, false, found.leftOfPayments, mail)
    : [moneyNote(sums, money, found.leftOfPayments, mail)];
  return (
    <div id="change">
      <Card heading="The guest asks for a change">
        <p>
          {formatDateRange(change)}, {formatNights(nightsBetween(change.checkIn, change.checkOut))}
        </p>
        <p>{formatParty(change)}</p>
        <Comparison
          preview={{
            lines: compareLines(quote.lines, change.lines),
            beforeCents: booking.totalCents,
            afterCents: change.totalCents,
          }}
        />
        <ul>
          {notes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {stale && <p role="alert">{stale}</p>}
        {canEdit && (
          <div className="host-row">
            <AnswerForm
              approves
              change={change}
              answer={answer}
              done={(result) => {
                const text = doneText(result, found.leftOfPayments, mail);
                setDone(text);
                return text;
              }}
            />
            <AnswerForm
              approves={false}
              change={change}
              answer={answer}
              done={() => {
                setDone(DECLINED);
                return DECLINED;
              }}
            />
          </div>
        )}
      </Card>
    </div>
  );
}

const DECLINED = 'Declined. The guest gets an email.';

type AnswerProps = {
  approves: boolean;
  change: Request;
  answer: AnswerChange;
  done: (result: { chargeCents: number; refundCents: number }) => string;
};

function AnswerForm({ approves, change, answer, done }: AnswerProps) {
  const word = approves ? 'Approve' : 'Decline';
  const form = useHostForm({
    id: approves ? 'approve-change' : 'decline-change',
    schema: changeAnswerSchema,
    draft: `answer-change:${change.id}`,
    start: { note: '' },
    seen: change.id,
    action: (input) => answer(change.id, input),
    done,
  });
  return (
    <InlineForm
      form={form}
      heading={`${word} the change`}
      opener={word}
      submit={word}
      onSubmit={() => form.send({ ...form.fields, approves, key: form.key })}
    >
      <TextField {...form.field('note', 'Note to the guest (optional)')} maxLength={500} />
    </InlineForm>
  );
}
