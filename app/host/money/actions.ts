'use server';

import { hostAction } from '@/app/host/host-action';
import * as money from '@/lib/data/host/money/money';
import { commissionFormSchema } from '@/lib/schemas/host/money/money';

export const saveCommission = hostAction(
  [commissionFormSchema],
  money.saveCommission,
  '/host/money',
);
