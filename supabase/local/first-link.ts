import { readFunctionEnv } from '../../lib/env/functions.ts';
import { logError } from '../../lib/log/log.ts';
import { shop } from '../../lib/shop/shop.ts';
import { readSettings } from '../functions/_shared/shop-settings.ts';
import { openAdmin } from './admin.ts';
import { firstLink } from './invite.ts';

/** Makes the owner's link into the console until somebody has used one. The site runs without it. */
export async function makeFirstLink(): Promise<string | null> {
  try {
    const { admin, siteUrl } = openAdmin();
    return await firstLink(admin, readFunctionEnv().HOST_EMAIL, siteUrl);
  } catch (error) {
    logError('No link into the console could be made; npm run host:invite makes one', error);
    return null;
  }
}

/** The shop's name as set in the console; the built-in one while that cannot be read. */
export async function readShopName(): Promise<string> {
  await readSettings(openAdmin().admin).catch((error: unknown) =>
    logError('no settings of the shop', error),
  );
  return shop().name;
}
