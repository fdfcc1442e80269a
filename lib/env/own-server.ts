import process from 'node:process';

export const sitePort = (): number => Number(process.env.PORT || 3000);

/** How many proxies stand before the site; serverEnv refuses what is no number. */
export const trustedProxies = (): number => Number(process.env.TRUSTED_PROXIES || 0);

/** Called before Next is loaded, which takes React's scripts for this mode. */
export function runInProduction(): void {
  Object.assign(process.env, { NODE_ENV: 'production' });
}
