import process from 'node:process';

export const sitePort = (): number => Number(process.env.PORT || 3000);

/** The number of trusted proxies in front of the site; serverEnv validates it. */
export const trustedProxies = (): number => Number(process.env.TRUSTED_PROXIES || 0);

/** Must run before Next is loaded, which picks React's build by this mode. */
export function runInProduction(): void {
  Object.assign(process.env, { NODE_ENV: 'production' });
}
