import { readFileSync, globSync } from 'node:fs';
import type { z } from 'zod';
import { hostAction, type BadInput } from '@/app/host/host-action';
import { bookingReferenceSchema, cancellationSchema } from '@/lib/schemas/host/bookings/bookings';
import { hostTextSchema } from '@/lib/schemas/host/messages/messages';
import { refundSchema } from '@/lib/schemas/host/bookings/moves';
import { refusalText } from '@/components/host/copy/refusal-copy';

jest.mock('next/cache', () => ({ revalidatePath: jest.fn() }));

const KEY = '0f0f0f0f-0000-4000-8000-000000000001';
const REFERENCE = 'MM-23456789';
const cancellation = { how: 'full', expectedRefundCents: 0, reason: 'Storm', key: KEY } as const;
const refund = {
  amountCents: 100,
  kind: 'partial',
  reason: 'Cold',
  expectedLeftCents: 100,
  key: KEY,
} as const;
const work = jest.fn<Promise<{ ok: true; data: null }>, unknown[]>(() =>
  Promise.resolve({ ok: true, data: null }),
);

type Case = [name: string, schema: z.ZodType, input: unknown, text: string];
const CASES: Case[] = [
  [
    'a reason of one space',
    cancellationSchema,
    { ...cancellation, reason: ' ' },
    'The reason is empty.',
  ],
  ['no reason', refundSchema, { ...refund, reason: '' }, 'The reason is empty.'],
  [
    'a long reason',
    refundSchema,
    { ...refund, reason: 'x'.repeat(501) },
    'The reason is too long: at most 500 characters.',
  ],
  [
    'a reason with a character that is none',
    refundSchema,
    { ...refund, reason: 'a\u0000b' },
    'The reason has characters that can’t be used.',
  ],
  [
    'a reason that is none',
    refundSchema,
    { ...refund, reason: 7 },
    'The reason can’t be read. Check it.',
  ],
  ['nothing to refund', refundSchema, { ...refund, amountCents: 0 }, 'The amount is too small.'],
  [
    'half a cent',
    refundSchema,
    { ...refund, amountCents: 0.5 },
    'The amount can’t be read. Check it.',
  ],
  ['an empty note', hostTextSchema, ' \n ', 'A field is empty.'],
  ['nothing at all', refundSchema, null, 'A field can’t be read. Check it.'],
  ['no key', refundSchema, { ...refund, key: '' }, 'A field can’t be read. Check it.'],
];

test.each(CASES)('%s is told in words, and nothing is done', async (_, schema, input, text) => {
  const result = await hostAction([bookingReferenceSchema, schema], work)(REFERENCE, input);
  expect(result).toMatchObject({ ok: false, code: 'bad_input' });
  expect(refusalText(result as BadInput)).toBe(text);
  expect(work).not.toHaveBeenCalled();
});

test('what fits is done with what was parsed', async () => {
  const note = hostAction([bookingReferenceSchema, hostTextSchema], work, '/host');
  expect(await note(REFERENCE, ' Late\r\n')).toEqual({ ok: true, data: null });
  expect(work).toHaveBeenCalledWith(REFERENCE, 'Late');
});

test('no action of the console parses in a way that throws', () => {
  const files = globSync('app/host/**/*actions.ts');
  expect(files.length).toBeGreaterThan(8);
  const throwing = files.filter((file) => /(?<!JSON)\.parse\(/.test(readFileSync(file, 'utf8')));
  expect(throwing).toEqual([]);
});
