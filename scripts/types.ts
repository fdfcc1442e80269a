import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  generateTypes,
  pushMigrations,
  startHostedProject,
} from '../supabase/tests/support/servers/hosted-project.ts';

const FILE = path.resolve(import.meta.dirname, '../lib/supabase/database.types.ts');

const project = await startHostedProject();
try {
  await pushMigrations(project);
  writeFileSync(FILE, await generateTypes(project));
} finally {
  await project.stop();
}
