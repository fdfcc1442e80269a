import type { FunctionEnv } from '../../../lib/env/functions.ts';
import type { Limit } from './allowances.ts';

const DAY_SECONDS = 86_400;

/**
 * Whose messages these are. `guests`: about paid bookings, and to the host. All others can be caused by strangers and
 * have budgets of their own, so that none of them uses up what guests need.
 */
export type EmailBudget = 'guests' | 'holds' | 'newsletter' | 'owners';
export type TextBudget = 'guests' | 'links';

const SHARES: Readonly<Record<EmailBudget, number>> = {
  guests: 1,
  newsletter: 1 / 2,
  holds: 1 / 4,
  owners: 1 / 4,
};

const daily = (key: string, most: number): Limit => ({ key, most, seconds: DAY_SECONDS });

/** What may leave in one UTC day of this kind, whoever causes it. */
export const emailLimit = (env: FunctionEnv, budget: EmailBudget): Limit =>
  daily(`email:budget:${budget}`, Math.floor(env.EMAIL_DAILY_BUDGET * SHARES[budget]));

export const textLimit = (env: Pick<FunctionEnv, 'TEXT_DAILY_BUDGET'>, budget: TextBudget): Limit =>
  daily(`text:budget:${budget}`, env.TEXT_DAILY_BUDGET);

/** The limits of every kind, as the database function claim_message takes them. */
export const emailLimits = (env: FunctionEnv): Record<EmailBudget, Limit[]> => ({
  guests: [emailLimit(env, 'guests')],
  newsletter: [emailLimit(env, 'newsletter')],
  holds: [emailLimit(env, 'holds')],
  owners: [emailLimit(env, 'owners')],
});

export const textLimits = (env: FunctionEnv): Record<TextBudget, Limit[]> => ({
  guests: [textLimit(env, 'guests')],
  links: [textLimit(env, 'links')],
});
