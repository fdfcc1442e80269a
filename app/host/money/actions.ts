'use server';

import { hostAction } from '@/app/host/host-action';
import { saveCommission } from '@/lib/data/host/money/money';
import { commissionFormSchema } from '@/lib/schemas/host/money/money';

export const save = hostAction([commissionFormSchema], saveCommission, '/host/money');
