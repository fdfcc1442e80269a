'use server';

import { hostAction } from '@/app/host/host-action';
import { saveCommission } from '@/lib/data/host/money';
import { commissionFormSchema } from '@/lib/schemas/host/money';

export const save = hostAction([commissionFormSchema], saveCommission, '/host/money');
