import { readFunctionEnv } from '../../../lib/env/functions.ts';

/** A link to a page of the console, as the last line of an email to the host. */
export const consoleLink = (path: `/host/${string}`): string =>
  new URL(path, readFunctionEnv().SITE_URL).href;
