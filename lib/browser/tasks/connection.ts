import { createStore } from '../store.ts';

/**
 * Whether the last request got no answer. A phone on a Wi-Fi without internet says that it is online; only a request finds
 * out.
 */
export const { get: readIsCut, set: setIsCut, subscribe: watchIsCut } = createStore(false);

/** `fetch`, which also notes whether an answer came. */
export async function fetchNoting(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    const response = await fetch(...request);
    setIsCut(false);
    return response;
  } catch (error) {
    setIsCut(true);
    throw error;
  }
}
