'use server';

import { hostAction } from '@/app/host/host-action';
import * as taxes from '@/lib/data/host/settings/taxes';
import { taxRateFormSchema, taxRateKeySchema } from '@/lib/schemas/host/settings/taxes';

const PATH = '/host/settings/taxes';

export const saveTaxRate = hostAction([taxRateFormSchema], taxes.saveTaxRate, PATH);
export const removeTaxRate = hostAction([taxRateKeySchema], taxes.removeTaxRate, PATH);
