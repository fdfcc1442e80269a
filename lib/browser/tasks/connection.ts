// A phone on a Wi-Fi without internet says that it is online; only a request finds out.
let isCut = false;
const listeners = new Set<() => void>();

function noteAnswer(hasCome: boolean): void {
  if (isCut === !hasCome) return;
  isCut = !hasCome;
  for (const listener of listeners) listener();
}

/** `fetch`, which also notes whether an answer came. */
export async function fetchNoting(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    const response = await fetch(...request);
    noteAnswer(true);
    return response;
  } catch (error) {
    noteAnswer(false);
    throw error;
  }
}

/** False while the browser is offline, and after a request without an answer until one gets it. */
export const isConnected = (): boolean => navigator.onLine && !isCut;

export function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
