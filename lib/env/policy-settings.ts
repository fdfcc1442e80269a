import { listImageHosts } from './image-hosts.ts';
import { hasNoServer } from './serving.ts';

type Values = Record<string, string | undefined>;

/** The environment settings that decide where a page may load from. */
export type PolicySettings = {
  isHttps: boolean;
  imageHosts: readonly string[];
  /** Origins the operator's own map style comes from and draws from. */ mapOrigins: readonly string[];
  hasGoogleTag: boolean;
  /** Where the console uploads photographs to, besides the site itself. */
  uploadOrigins: readonly string[];
};

const originOf = (address: string): string[] =>
  URL.canParse(address) && /^https?:/.test(address) ? [new URL(address).origin] : [];

export function readPolicySettings(values: Values = process.env): PolicySettings {
  const {
    SITE_URL = '',
    MAP_STYLE_URL = '',
    MAP_HOSTS = '',
    GA_MEASUREMENT_ID = '',
    NEXT_PUBLIC_SUPABASE_URL = '',
  } = values;
  const mapHosts = MAP_HOSTS.split(',').map((host) => `https://${host.trim().toLowerCase()}`);
  const mapOrigins = [MAP_STYLE_URL, ...mapHosts].flatMap(originOf);
  return {
    isHttps: SITE_URL.startsWith('https:'),
    imageHosts: listImageHosts(values),
    mapOrigins: MAP_STYLE_URL === '' ? [] : [...new Set(mapOrigins)],
    hasGoogleTag: GA_MEASUREMENT_ID !== '',
    uploadOrigins: hasNoServer(values) ? originOf(NEXT_PUBLIC_SUPABASE_URL) : [],
  };
}
