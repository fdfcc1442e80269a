import { readFunctionEnv } from '../../../lib/env/functions.ts';

/** A page of the console, as the last line of a letter to the host. */
export const consoleLink = (path: `/host/${string}`): string =>
  new URL(path, readFunctionEnv().SITE_URL).href;
