import type { FunctionEnv } from '../../../lib/env/functions.ts';
import type { Limit } from './allowances.ts';

const DAY_SECONDS = 86_400;

/** What may leave in one UTC day, whoever causes it. */
export const emailBudget = ({ EMAIL_DAILY_BUDGET }: FunctionEnv): Limit => ({
  key: 'email:budget',
  most: EMAIL_DAILY_BUDGET,
  seconds: DAY_SECONDS,
});

export const textBudget = ({
  TEXT_DAILY_BUDGET,
}: Pick<FunctionEnv, 'TEXT_DAILY_BUDGET'>): Limit => ({
  key: 'text:budget',
  most: TEXT_DAILY_BUDGET,
  seconds: DAY_SECONDS,
});
