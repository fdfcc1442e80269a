import 'server-only';
import { toJson, writeHost } from '@/lib/data/staff/staff';

/** Records a download in the audit log. `details` must not include the search text, which may name a guest. */
export const noteExport = (file: string, details: object) =>
  writeHost('host_note_export', { p_file: file, p_details: toJson(details) });
