import type { z } from 'zod';
import { problemOf } from '@/lib/domain/host/input-problem';
import { codeSchema } from '@/lib/schemas/host/account';
import { priceChangeSchema } from '@/lib/schemas/host/bookings/adjustment';
import { nightsFormSchema } from '@/lib/schemas/host/calendar';
import {
  chargeFormSchema,
  hostGuestSchema,
  newBookingSchema,
  wantedStaySchema,
} from '@/lib/schemas/host/bookings/new-booking';

const KEY = '0f0f0f0f-0000-4000-8000-000000000001';
const charge = { amount: '45', label: 'Firewood', reason: '', key: KEY };
const nights = { price: '', percent: '', minStay: '', arrival: '', departure: '', open: '' };
const noChange = { change: 'none', changeBy: '', reason: '' } as const;
const stay = {
  cabinId: KEY,
  checkIn: '2026-12-04',
  checkOut: '2026-12-06',
  adults: '2',
  children: '0',
  pets: '0',
  promoCode: '',
  minimumStayReason: '',
  ...noChange,
};
const booking = {
  ...stay,
  key: KEY,
  expectedTotalCents: 50_000,
  name: 'June',
  phone: '8654291188',
  email: '',
  note: '',
  payment: 'link',
  holdHours: '24',
  method: 'check',
  paymentNote: '',
};

test.each<[name: string, schema: z.ZodType, typed: unknown, taken: unknown]>([
  [
    'a charge',
    chargeFormSchema,
    { ...charge, amount: '$1,045.5' },
    { amountCents: 104_550, label: 'Firewood', reason: '', key: KEY },
  ],
  ['no change of nights', nightsFormSchema, nights, {}],
  [
    'a change of nights',
    nightsFormSchema,
    { ...nights, price: '199.9', minStay: '3', arrival: 'no', open: 'yes' },
    { priceCents: 19_990, minStay: 3, checkIn: false, open: true },
  ],
  ['a percentage', nightsFormSchema, { ...nights, percent: '-7.5' }, { percent: -7.5 }],
  ['no price change', priceChangeSchema, noChange, { adjustment: null }],
  [
    'a lower price',
    priceChangeSchema,
    { change: 'lower', changeBy: '50', reason: 'Returning' },
    { adjustment: { cents: -5_000, reason: 'Returning' } },
  ],
  [
    'a raised price',
    priceChangeSchema,
    { change: 'raise', changeBy: '0.01', reason: 'Late' },
    { adjustment: { cents: 1, reason: 'Late' } },
  ],
  [
    'a stay',
    wantedStaySchema,
    { ...stay, adults: '22', minimumStayReason: 'x' },
    {
      cabinId: KEY,
      checkIn: '2026-12-04',
      checkOut: '2026-12-06',
      adults: 22,
      children: 0,
      pets: 0,
      minimumStayReason: null,
      adjustment: null,
    },
  ],
  ['a code', codeSchema, ' 123 456 ', '123456'],
])('what is typed is taken: %s', (_, schema, typed, taken) => {
  expect(schema.parse(typed)).toEqual(taken);
});

test('a booking form is split into stay, guest and payment', () => {
  const { guest, payment, stay: taken } = newBookingSchema.parse(booking);
  expect(guest).toEqual({ name: 'June', email: null, phone: '+18654291188' });
  expect(payment).toEqual({ kind: 'link', holdHours: 24 });
  expect(taken).toMatchObject({ adults: 2, adjustment: null, minimumStayReason: null });
  const paid = newBookingSchema.parse({ ...booking, payment: 'offline', paymentNote: 'No. 7' });
  expect(paid.payment).toEqual({ kind: 'offline', method: 'check', note: 'No. 7' });
});

test.each<[schema: z.ZodType, typed: object, field: string, problem: string]>([
  [chargeFormSchema, { ...charge, amount: '0.99' }, 'amount', 'small'],
  [chargeFormSchema, { ...charge, amount: '100000.01' }, 'amount', 'big'],
  [chargeFormSchema, { ...charge, amount: '' }, 'amount', 'wrong'],
  [chargeFormSchema, { ...charge, label: ' ' }, 'label', 'empty'],
  [nightsFormSchema, { ...nights, price: '0.5' }, 'price', 'small'],
  [nightsFormSchema, { ...nights, percent: '-91' }, 'percent', 'small'],
  [nightsFormSchema, { ...nights, percent: 'ten' }, 'percent', 'wrong'],
  [nightsFormSchema, { ...nights, minStay: '31' }, 'minStay', 'big'],
  [nightsFormSchema, { ...nights, minStay: '1.5' }, 'minStay', 'wrong'],
  [priceChangeSchema, { ...noChange, change: 'lower' }, 'changeBy', 'wrong'],
  [priceChangeSchema, { change: 'raise', changeBy: '0', reason: 'Late' }, 'changeBy', 'small'],
  [priceChangeSchema, { change: 'raise', changeBy: '1', reason: 'x' }, 'reason', 'short'],
  [wantedStaySchema, { ...stay, checkOut: stay.checkIn }, 'checkOut', 'wrong'],
  [wantedStaySchema, { ...stay, checkIn: '' }, 'checkIn', 'wrong'],
  [wantedStaySchema, { ...stay, cabinId: '' }, 'cabinId', 'wrong'],
  [wantedStaySchema, { ...stay, adults: '0' }, 'adults', 'small'],
  [wantedStaySchema, { ...stay, adults: '41' }, 'adults', 'big'],
  [wantedStaySchema, { ...stay, children: '40' }, 'children', 'big'],
  [wantedStaySchema, { ...stay, pets: '11' }, 'pets', 'big'],
  [wantedStaySchema, { ...stay, pets: '-1' }, 'pets', 'wrong'],
  [hostGuestSchema, { name: 'June', phone: '8654291188', email: 'june@' }, 'email', 'wrong'],
  [newBookingSchema, { ...booking, holdHours: '169' }, 'holdHours', 'big'],
  [newBookingSchema, { ...booking, phone: '1' }, 'phone', 'wrong'],
])('what cannot be taken is told by its field: %#', (schema, typed, field, problem) => {
  const { error } = schema.safeParse(typed);
  expect(problemOf(error?.issues ?? [])).toMatchObject({ field, problem });
});
