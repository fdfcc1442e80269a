import type { PolicySettings } from '../env/policy-settings.ts';
import { FONT_FACES } from '../font-faces.ts';
import { contentSecurityPolicy, hashSource, type InlineSources } from './policy.ts';

const FACES_HASH = hashSource(FONT_FACES);

/** For pages with the site's layout. One that only a script draws, as when an address names nothing, gets its faces then. */
export const pagePolicy = (inline: InlineSources, settings: PolicySettings): string =>
  contentSecurityPolicy(
    { ...inline, styles: [...new Set([FACES_HASH, ...inline.styles])] },
    settings,
  );
