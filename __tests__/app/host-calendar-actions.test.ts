import { changeNights, closeNights, openNights } from '@/app/host/calendar/actions';

const mockWrite = jest.fn((input: unknown) => Promise.resolve({ ok: true, data: input }));
jest.mock('@/lib/data/host/calendar', () => ({
  cancelBlock: (input: unknown) => mockWrite(input),
  changeDays: (input: unknown) => mockWrite(input),
  createBlocks: (input: unknown) => mockWrite(input),
}));
jest.mock('@/lib/data/host/rates', () => ({}));
jest.mock('next/cache', () => ({ revalidatePath: jest.fn() }));

const NIGHTS = {
  cabinIds: ['00000000-0000-4000-8000-000000000001'],
  from: '2026-12-01',
  to: '2026-12-03',
} as never as { cabinIds: string[]; from: never; to: never };

beforeEach(() => mockWrite.mockClear());

test.each([
  ['a price of nothing', () => changeNights({ ...NIGHTS, priceCents: 0 })],
  ['a percentage that is none', () => changeNights({ ...NIGHTS, percent: NaN })],
  ['a range without nights', () => changeNights({ ...NIGHTS, to: NIGHTS.from, minStay: 2 })],
  [
    'a reason that is too long',
    () => closeNights({ ...NIGHTS, kind: 'block', reason: 'a'.repeat(201) }),
  ],
  [
    'a reason with a control character',
    () => closeNights({ ...NIGHTS, kind: 'block', reason: 'a\u0000b' }),
  ],
  ['a block that is none', () => openNights('1')],
])('%s is refused, not thrown', async (_, act) => {
  expect(await act()).toMatchObject({ ok: false, code: 'bad_input' });
  expect(mockWrite).not.toHaveBeenCalled();
});

test('what can be read is written', async () => {
  await changeNights({ ...NIGHTS, percent: 10 });
  expect(mockWrite).toHaveBeenCalledWith({ ...NIGHTS, percent: 10 });
});
