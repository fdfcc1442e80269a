import 'server-only';
import { z } from 'zod';
import { readHost, toJson, writeHost } from '@/lib/data/staff/staff';
import type { ShopSettingsChange } from '@/lib/schemas/host/settings/settings';

/** The stored settings by key. */
export const getSettings = () => readHost('host_settings', {}, z.record(z.string(), z.string()));

export const saveSettings = ({ changes, seen }: ShopSettingsChange) =>
  writeHost('host_save_settings', { p_changes: toJson(changes), p_seen: toJson(seen) });
