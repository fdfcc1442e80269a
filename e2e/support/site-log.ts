import path from 'node:path';

/** What the site under test and its functions write to standard output and error. */
export const SITE_LOG = path.resolve(import.meta.dirname, '../../.local/test-site.log');
