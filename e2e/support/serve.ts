import { rmSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../..', process.env.DATABASE_FOLDER ?? '');
if (!folder.endsWith('test-database'))
  throw new Error('Only the test database may be thrown away.');
rmSync(folder, { recursive: true, force: true });
await import('../../supabase/local/start.ts');
