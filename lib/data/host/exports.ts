import 'server-only';
import { toJson, writeHost } from '@/lib/data/staff';

/** Records in the history that a file leaves the console. `details` must not say what was searched for. */
export const noteExport = (file: string, details: object) =>
  writeHost('host_note_export', { p_file: file, p_details: toJson(details) });
