'use server';

import { hostAction } from '@/app/host/host-action';
import { visitorOf } from '@/app/host/visitor';
import { outcomeText } from '@/components/host/settings/connection-test-copy';
import { testConnection } from '@/lib/data/host/settings/connections';
import { connectionSchema } from '@/lib/schemas/host/settings/connections';

export const test = hostAction([connectionSchema], async (connection) => {
  const result = await testConnection(connection, await visitorOf());
  return result.ok ? { ...result, data: outcomeText(connection, result.data) } : result;
});
