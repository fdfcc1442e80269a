import 'server-only';
import { readHost, toJson, writeHost } from '@/lib/data/staff/staff';
import {
  hostTaxesSchema,
  type NewTaxRate,
  type TaxRateKey,
} from '@/lib/schemas/host/settings/taxes';

export const getTaxes = () => readHost('host_tax_rates', {}, hostTaxesSchema);

export const saveTaxRate = (rate: NewTaxRate) =>
  writeHost('host_save_tax_rate', { p_rate: toJson(rate) });

export const removeTaxRate = ({ place, from }: TaxRateKey) =>
  writeHost('host_remove_tax_rate', { p_place: place, ...(from !== null && { p_from: from }) });
