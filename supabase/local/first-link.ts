import { readFunctionEnv } from '../../lib/env/functions.ts';
import { logError } from '../../lib/log/log.ts';
import { shop } from '../../lib/shop/shop.ts';
import { readSettings } from '../functions/_shared/shop-settings.ts';
import { openAdmin } from './admin.ts';
import { firstLink } from './invite.ts';

/** Creates the owner's console link until somebody has used one. The site runs without it. */
export async function makeFirstLink(): Promise<string | null> {
  try {
    const { admin, siteUrl } = openAdmin();
    return await firstLink(admin, readFunctionEnv().HOST_EMAIL, siteUrl);
  } catch (error) {
    logError('The console link could not be created; use npm run host:invite', error);
    return null;
  }
}

/** The shop's name from the console; the built-in one if that can't be read. */
export async function readShopName(): Promise<string> {
  await readSettings(openAdmin().admin).catch((error: unknown) =>
    logError('shop settings could not be loaded', error),
  );
  return shop().name;
}
