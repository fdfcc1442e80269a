import type { PolicySettings } from '../env/policy-settings.ts';
import { EARLY_TAPS } from '../page/early-taps.ts';
import { FONT_FACES } from '../page/font-faces.ts';
import { contentSecurityPolicy, hashSource, type InlineSources } from './policy.ts';

const TAPS_HASH = hashSource(EARLY_TAPS);
const FACES_HASH = hashSource(FONT_FACES);

/** The policy of a page with the site's layout. */
export const pagePolicy = (inline: InlineSources, settings: PolicySettings): string =>
  contentSecurityPolicy(
    {
      scripts: [TAPS_HASH, ...inline.scripts],
      styles: [...new Set([FACES_HASH, ...inline.styles])],
    },
    settings,
  );
