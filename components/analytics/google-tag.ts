import { toggleGoogleTag } from '@/lib/browser/analytics/ga-opt-out';
import { logProblem } from '@/lib/browser/log';
import { subscribeToNavigation } from '@/lib/browser/navigation/navigation';
import { looksPersonal } from '@/lib/domain/analytics/tracking-privacy';
import type { EventParameters } from '@/lib/domain/analytics/analytics';
import { isPrivateAddress } from '@/lib/http/routes';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const CAMPAIGN_KEYS = ['source', 'medium', 'campaign', 'content', 'term'].map(
  (key) => `utm_${key}`,
);

type Layers = { dataLayer?: unknown[] };

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function refusesTags(): boolean {
  const wishes = navigator as { globalPrivacyControl?: unknown; doNotTrack?: string | null };
  return wishes.globalPrivacyControl === true || wishes.doNotTrack === '1';
}

// The `utm_*` parameters, the only part of a query that the tag may read.
function readCampaign(): string {
  const { search } = window.location;
  const kept = [...new URLSearchParams(search)].filter(
    ([key, value]) => CAMPAIGN_KEYS.includes(key) && !looksPersonal(value),
  );
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

function loadScript(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  script.onerror = () => logProblem('google-tag', 'The tag did not load');
  document.head.append(script);
}

function loadTag(id: string) {
  const layers = window as Layers;
  const dataLayer = (layers.dataLayer ??= []);
  const campaign = readCampaign();
  const gtag: (...command: unknown[]) => void = function () {
    // gtag reads `arguments`, not an array.
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  gtag('js', new Date());
  gtag('set', { allow_google_signals: false, allow_ad_personalization_signals: false });
  gtag('config', id, { send_page_view: false });
  loadScript(id);
  return (name: string, { page_location: location, ...parameters }: EventParameters) =>
    gtag('event', name, {
      ...parameters,
      ...(location && { page_location: `${location}${campaign}` }),
    });
}

/**
 * Loads the Google tag. On private addresses it is not loaded, and one that came with an earlier page is disabled, as
 * it is during every navigation, because it reads the address by itself.
 */
export function startGoogleTag(id: string) {
  let send: ReturnType<typeof loadTag> | undefined;
  const mayTell = () => {
    const isOn = !isPrivateAddress(window.location);
    toggleGoogleTag(isOn);
    return isOn;
  };
  const stop = subscribeToNavigation((isPending) => {
    if (isPending) toggleGoogleTag(false);
    else mayTell();
  });
  return {
    enter: mayTell,
    tell(name: string, parameters: EventParameters) {
      if (!mayTell()) return;
      send ??= loadTag(id);
      send(name, parameters);
    },
    stop,
  };
}
