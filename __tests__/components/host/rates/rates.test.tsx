import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { RatesGrid } from '@/components/host/rates/rates-grid';
import { RuleForm } from '@/components/host/rates/rule-form';
import { SeasonsForm } from '@/components/host/rates/seasons-form';
import type { RatesActions } from '@/components/host/rates/rates-outcome';
import { defaultRule } from '@/lib/domain/host/rates/rule-nights';
import type { RateSuggestion } from '@/lib/domain/host/rates/suggest-rates';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { HostRates, RatedCabin, RatesOutcome } from '@/lib/schemas/host/rates';

const idOf = (n: number) => `0b7c1a3e-4c55-4d0e-9d0f-0d6a5f3f0a0${n}`;
const cabinOf = (n: number, rest: Partial<RatedCabin> = {}): RatedCabin => ({
  id: idOf(n),
  title: `Cabin ${n}`,
  slug: `cabin-${n}`,
  city: 'Gatlinburg',
  live: true,
  nightlyRateCents: 10_000 * n,
  openUntil: calendarDate('2028-05-17'),
  canPutBack: true,
  ...rest,
});

const summer = {
  name: 'Summer',
  firstDay: calendarDate('2027-06-01'),
  lastDay: calendarDate('2027-08-31'),
  everyYear: true,
  percent: 120,
  minStay: 3,
  cabinIds: [],
};
const rates: HostRates = {
  cabins: [cabinOf(1), cabinOf(2, { live: false }), cabinOf(3)],
  rules: [defaultRule(idOf(1), 10_000), { ...defaultRule(idOf(2), 58_900), gapNights: 3 }],
  seasons: [summer],
  versions: { seasons: 's', [idOf(1)]: '1', [idOf(2)]: '2', [idOf(3)]: null },
  months: [],
};

const counts = {
  changed: 5,
  dearer: 4,
  cheaper: 1,
  opened: 0,
  closed: 0,
  keptByHand: 2,
  sold: 0,
};
const outcome: RatesOutcome = {
  ...counts,
  cabins: 1,
  months: [],
  byCabin: [{ ...counts, cabinId: idOf(1) }],
};
const suggestion: RateSuggestion = {
  rules: [
    { ...defaultRule(idOf(3), 31_000), differences: [[calendarDate('2026-12-01'), 7, 9_700]] },
  ],
  seasons: [summer, { ...summer, name: 'Winter', percent: 78, cabinIds: [idOf(3)] }],
  keep: [{ cabinId: idOf(3), days: [calendarDate('2026-12-25')] }],
};

const fakeActions = () => ({
  previewRates: jest.fn<
    ReturnType<RatesActions['previewRates']>,
    Parameters<RatesActions['previewRates']>
  >(() => Promise.resolve({ ok: true, data: outcome })),
  saveRates: jest.fn<ReturnType<RatesActions['saveRates']>, Parameters<RatesActions['saveRates']>>(
    (_change, versions) => Promise.resolve({ ok: true, data: { ...outcome, versions } }),
  ),
  suggestRules: jest.fn<
    ReturnType<RatesActions['suggestRules']>,
    Parameters<RatesActions['suggestRules']>
  >(() =>
    Promise.resolve({
      ok: true,
      data: { rules: suggestion.rules, seasons: suggestion.seasons, keptNights: 1 },
    }),
  ),
});

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const settle = () => act(() => jest.advanceTimersByTimeAsync(600));
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the rules of a cabin', () => {
  const show = (n: number, made: RateSuggestion | null = null) => {
    const actions = fakeActions();
    const cabin = rates.cabins[n - 1];
    if (!cabin) throw new Error('No cabin');
    render(<RuleForm cabin={cabin} rates={rates} suggestion={made} actions={actions} />);
    return actions;
  };

  test('a copy takes the rules of another cabin and leaves the base rate', () => {
    show(1);
    fireEvent.change(screen.getByLabelText('Copy rules from'), { target: { value: idOf(2) } });
    expect(screen.getByLabelText('Sell gaps of up to … nights')).toHaveValue(3);
    expect(screen.getByLabelText('Base rate per night ($)')).toHaveValue(100);
    expect(screen.getByText(/The base rate stays \$100\./)).toBeInTheDocument();
  });

  test('an error stands beside its field, in words, and nothing is sent', async () => {
    const actions = show(1);
    type('Days open in advance', '541');
    expect(screen.getByLabelText('Days open in advance')).toHaveAccessibleDescription(
      /Enter a whole number from 1 to 540\./,
    );
    await press('Save rules');
    expect(actions.saveRates).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Days open in advance')).toHaveFocus();
    expect(screen.getByText(/One field needs a fix/)).toBeInTheDocument();
  });

  test('a suggestion is saved with its seasons and kept nights; undo stops it and puts the nights back', async () => {
    const actions = show(3, suggestion);
    await settle();
    const winter = screen.getByRole('group', { name: 'Winter' });
    fireEvent.change(within(winter).getByLabelText('% of the base rate'), {
      target: { value: '80' },
    });
    await press('Save rules');
    const [change] = actions.saveRates.mock.calls[0] ?? [];
    expect(change?.rules?.[0]).toMatchObject({
      baseCents: 31_000,
      differences: [['2026-12-01', 7, 9_700]],
    });
    expect(change?.seasons?.map(({ name, percent }) => [name, percent])).toEqual([
      ['Summer', 120],
      ['Winter', 80],
    ]);
    expect(change?.keep).toEqual(suggestion.keep);
    await press('Undo');
    expect(actions.saveRates).toHaveBeenLastCalledWith(
      { stop: [idOf(3)], putBack: true, seasons: [summer] },
      expect.anything(),
    );
  });

  test('what is kept can be given up before the first save', async () => {
    const actions = show(3, suggestion);
    fireEvent.click(screen.getByLabelText('Keep the small price differences on 7 nights'));
    fireEvent.click(screen.getByLabelText('Keep 1 night as set by hand'));
    await press('Save rules');
    const [change] = actions.saveRates.mock.calls[0] ?? [];
    expect([change?.keep, change?.rules?.[0]?.differences]).toEqual([undefined, []]);
  });

  test('stopping says what it does, counts what goes back, and can be taken back', async () => {
    const actions = show(1);
    await press('Stop these rules');
    expect(actions.saveRates).not.toHaveBeenCalled();
    expect(screen.getByText(/new nights repeat the year before/)).toBeInTheDocument();
    expect(screen.getByText(/changes 5 nights/)).toBeInTheDocument();
    await press('Stop, and put the nights back');
    expect(actions.saveRates).toHaveBeenLastCalledWith(
      { stop: [idOf(1)], putBack: true },
      { seasons: 's', [idOf(1)]: '1' },
    );
    await press('Undo');
    expect(actions.saveRates.mock.calls[1]?.[0]).toEqual({ rules: [rates.rules[0]], resume: true });
  });

  test('an unpublished cabin is marked', () => {
    show(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not published');
  });
});

describe('the table of cabins', () => {
  const show = () => {
    const actions = fakeActions();
    render(<RatesGrid rates={rates} actions={actions} />);
    return actions;
  };

  test('an unpublished cabin is marked, and one without rules says so', () => {
    show();
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
    expect(row('Cabin 2')).toHaveTextContent('Not published');
    expect(row('Cabin 1')).not.toHaveTextContent('Not published');
    expect(row('Cabin 3')).toHaveTextContent('No rules yet');
  });

  test('cells of several cabins are previewed by cabin, saved once and undone once', async () => {
    const actions = show();
    type('Cabin 1 base rate, dollars', '210');
    type('Summer, percent, Cabin 2', '135');
    await settle();
    expect(screen.getByText(/^Changes 5 nights, 4 of them more expensive/)).toBeInTheDocument();
    const table = screen.getByRole('region', { name: 'Changes by cabin' });
    expect(within(table).getByRole('rowheader', { name: 'Cabin 1' })).toBeInTheDocument();
    await press('Save 2 cabins');
    expect(actions.saveRates).toHaveBeenCalledTimes(1);
    const [change, expected] = actions.saveRates.mock.calls[0] ?? [];
    expect(
      change?.rules?.map(({ cabinId, baseCents, seasons }) => [cabinId, baseCents, seasons]),
    ).toEqual([
      [idOf(1), 21_000, undefined],
      [idOf(2), undefined, [{ name: 'Summer', percent: 135, minStay: 3 }]],
    ]);
    expect(expected).toEqual({ seasons: 's', [idOf(1)]: '1', [idOf(2)]: '2' });
    await press('Undo');
    expect(actions.saveRates.mock.calls[1]?.[0]).toEqual({
      rules: [
        { cabinId: idOf(1), baseCents: 10_000 },
        { cabinId: idOf(2), seasons: [] },
      ],
    });
  });

  test('chosen cabins are filled in together', async () => {
    const actions = show();
    fireEvent.click(screen.getByLabelText('Select Cabin 1'));
    fireEvent.click(screen.getByLabelText('Select Cabin 2'));
    fireEvent.change(screen.getByLabelText('Fill in'), { target: { value: 'Summer' } });
    type('% of the base rate', '140');
    await press('Fill in for 2 cabins');
    expect(screen.getByLabelText('Summer, percent, Cabin 1')).toHaveValue('140');
    expect(screen.getByLabelText('Summer, percent, Cabin 2')).toHaveValue('140');
    await press('Save 2 cabins');
    expect(actions.saveRates).toHaveBeenCalledTimes(1);
  });

  test('cabins without rules get their suggestions, previewed and saved in one go', async () => {
    const actions = show();
    fireEvent.click(screen.getByLabelText('Select all cabins'));
    await press('Suggest rules for 1 cabin without rules');
    expect(actions.suggestRules).toHaveBeenCalledWith([idOf(3)]);
    expect(screen.getByLabelText('Winter, percent, Cabin 3')).toHaveValue('78');
    expect(screen.getByText(/1 night that no rule explains/)).toBeInTheDocument();
    await press('Save 1 cabin');
    expect(actions.saveRates).toHaveBeenLastCalledWith(
      { rules: [], suggest: [idOf(3)] },
      { seasons: 's', [idOf(3)]: null },
    );
    await press('Undo');
    expect(actions.saveRates.mock.calls[1]?.[0]).toEqual({
      stop: [idOf(3)],
      putBack: true,
      seasons: [summer],
    });
  });

  test('the arrows and Enter move between the cabins in a column', () => {
    show();
    const percentOf = (cabin: string) => screen.getByLabelText(`Summer, percent, ${cabin}`);
    percentOf('Cabin 1').focus();
    fireEvent.keyDown(percentOf('Cabin 1'), { key: 'ArrowDown' });
    expect(percentOf('Cabin 2')).toHaveFocus();
    fireEvent.keyDown(percentOf('Cabin 2'), { key: 'ArrowUp' });
    expect(percentOf('Cabin 1')).toHaveFocus();
    fireEvent.keyDown(percentOf('Cabin 1'), { key: 'Enter' });
    expect(percentOf('Cabin 2')).toHaveFocus();
  });

  test('a wrong value is told under its cell, and is not sent', async () => {
    const actions = show();
    type('Summer, minimum nights, Cabin 1', '31');
    await settle();
    expect(screen.getByLabelText('Summer, minimum nights, Cabin 1')).toHaveAccessibleDescription(
      'Enter a whole number from 1 to 30, or nothing.',
    );
    expect(screen.getByRole('button', { name: 'Save 0 cabins' })).toBeDisabled();
    expect(actions.previewRates).not.toHaveBeenCalled();
  });
});

describe('the seasons', () => {
  test('one that ends before it begins is told beside its last night, and is not sent', async () => {
    const actions = fakeActions();
    render(<SeasonsForm rates={rates} actions={actions} />);
    type('Last night', '2027-05-01');
    expect(screen.getByLabelText('Last night')).toHaveAccessibleDescription(
      'The last night is before the first night.',
    );
    await press('Save seasons');
    expect(actions.saveRates).not.toHaveBeenCalled();
  });

  test('a new one asks for its name when it is saved', async () => {
    render(<SeasonsForm rates={rates} actions={fakeActions()} />);
    await press('Add a season');
    expect(screen.queryByText('Give the season a name.')).not.toBeInTheDocument();
    await press('Save seasons');
    expect(screen.getByText('Give the season a name.')).toBeInTheDocument();
  });
});
