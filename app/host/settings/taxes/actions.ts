'use server';

import { hostAction } from '@/app/host/host-action';
import { removeTaxRate, saveTaxRate } from '@/lib/data/host/settings/taxes';
import { taxRateFormSchema, taxRateKeySchema } from '@/lib/schemas/host/settings/taxes';

const PATH = '/host/settings/taxes';

export const save = hostAction([taxRateFormSchema], saveTaxRate, PATH);
export const remove = hostAction([taxRateKeySchema], removeTaxRate, PATH);
