'use server';

import { hostAction } from '@/app/host/host-action';
import { visitorOf } from '@/app/host/visitor';
import { testConnection } from '@/lib/data/host/connections';
import { connectionSchema } from '@/lib/schemas/host/connections';

export const test = hostAction([connectionSchema], async (connection) =>
  testConnection(connection, await visitorOf()),
);
