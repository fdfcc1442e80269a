import { readFunctionEnv } from '../../lib/env/functions.ts';
import { logError } from '../../lib/log/log.ts';
import { openAdmin } from './admin.ts';
import { firstLink } from './invite.ts';

/** Prints the owner's link into the console until somebody has used one. The site runs without it. */
export async function printFirstLink(): Promise<void> {
  try {
    const { admin, siteUrl } = openAdmin();
    const link = await firstLink(admin, readFunctionEnv().HOST_EMAIL, siteUrl);
    if (link) console.log(`The console, for fifteen minutes and once: ${link}`);
  } catch (error) {
    logError('No link into the console could be made; npm run host:invite makes one', error);
  }
}
