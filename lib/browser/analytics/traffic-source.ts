import {
  detectTrafficSource,
  isNetwork,
  isTrafficSource,
  TRAFFIC_SOURCE_COOKIE,
  trafficSourceCookie,
  type Network,
  type TrafficSource,
} from '@/lib/domain/analytics/traffic-source';
import { readSession, STORAGE_KEYS, writeSession } from '@/lib/browser/storage/storage';

function readCookie(): Network | null {
  try {
    const prefix = `${TRAFFIC_SOURCE_COOKIE}=`;
    const pairs = document.cookie.split('; ');
    const value = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
    return isNetwork(value) ? value : null;
  } catch {
    // document.cookie throws in a sandboxed frame.
    return null;
  }
}

function writeCookie(source: Network): void {
  try {
    document.cookie = trafficSourceCookie(source, window.location.protocol === 'https:');
  } catch {
    // This throws in a sandboxed frame.
  }
}

/** A cached page arrives without the middleware's cookie, so it is set here. */
function choose(): TrafficSource {
  const noted = readCookie();
  if (noted) return noted;
  const source = detectTrafficSource({
    url: window.location.href,
    referrer: document.referrer,
    userAgent: navigator.userAgent,
  });
  if (source !== 'unknown') writeCookie(source);
  return source;
}

/**
 * The network that sent the visitor, chosen once per browser session (product §4.8). A stored value wins, even
 * "unknown"; then what the server saw on arrival; then what the page can still see.
 */
export function trafficSource(): TrafficSource {
  const stored = readSession(STORAGE_KEYS.trafficSource);
  if (isTrafficSource(stored)) return stored;
  const source = choose();
  writeSession(STORAGE_KEYS.trafficSource, source);
  return source;
}
