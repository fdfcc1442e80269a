'use server';

import { hostAction } from '@/app/host/host-action';
import { visitorOf } from '@/app/host/visitor';
import { setPassword } from '@/lib/data/staff/password';
import {
  confirmSecondFactor,
  finishEnrollment,
  removeSecondFactor,
  startEnrollment,
} from '@/lib/data/staff/second-factor';
import { uuidSchema } from '@/lib/schemas/fields';
import { codeSchema, newPasswordSchema } from '@/lib/schemas/host/account';

export const changePassword = hostAction([newPasswordSchema], async (typed) =>
  setPassword(typed, await visitorOf()),
);
export const enrollFactor = hostAction([], startEnrollment);
export const verifyFactor = hostAction(
  [uuidSchema, codeSchema],
  async (factorId, code) => finishEnrollment(factorId, code, await visitorOf()),
  '/host/account',
);
export const removeFactor = hostAction(
  [codeSchema],
  async (code) => removeSecondFactor(code, await visitorOf()),
  '/host/account',
);
export const confirmFactor = hostAction([codeSchema], async (code) =>
  confirmSecondFactor(code, await visitorOf()),
);
