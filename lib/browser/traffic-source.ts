import {
  detectTrafficSource,
  isNetwork,
  TRAFFIC_SOURCE_COOKIE,
  type Network,
  type TrafficSource,
} from '@/lib/domain/traffic-source';
import { readSession, STORAGE_KEYS, writeSession } from './storage';

function readCookie(): Network | null {
  try {
    const prefix = `${TRAFFIC_SOURCE_COOKIE}=`;
    const pairs = document.cookie.split('; ');
    const value = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
    return isNetwork(value) ? value : null;
  } catch {
    // A sandboxed frame has none.
    return null;
  }
}

function choose(stored: string | null): TrafficSource {
  const chosen = readCookie();
  if (chosen || stored === 'unknown') return chosen ?? 'unknown';
  return detectTrafficSource({
    url: window.location.href,
    referrer: document.referrer,
    userAgent: navigator.userAgent,
  });
}

/**
 * Which network sent the visitor, chosen once per browser session (spec §4). A stored network wins; then what the
 * server saw on arrival; then what can still be seen here.
 */
export function trafficSource(): TrafficSource {
  const stored = readSession(STORAGE_KEYS.trafficSource);
  if (isNetwork(stored)) return stored;
  const source = choose(stored);
  if (source !== stored) writeSession(STORAGE_KEYS.trafficSource, source);
  return source;
}
