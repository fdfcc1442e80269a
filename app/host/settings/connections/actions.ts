'use server';

import { hostAction } from '@/app/host/host-action';
import { visitorOf } from '@/app/host/visitor';
import * as connections from '@/lib/data/host/settings/connections';
import { outcomeText } from '@/components/host/settings/connection-test-copy';
import { connectionSchema } from '@/lib/schemas/host/settings/connections';

export const testConnection = hostAction([connectionSchema], async (connection) => {
  const result = await connections.testConnection(connection, await visitorOf());
  return result.ok ? { ...result, data: outcomeText(connection, result.data) } : result;
});
