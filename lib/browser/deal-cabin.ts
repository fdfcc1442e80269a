import { createStore } from './store';

/**
 * The slug of the deal's cabin, so that other parts of the page leave it out. Null until the deal has loaded; empty
 * when there is none or the request failed.
 */
export const {
  get: dealCabin,
  set: noteDealCabin,
  subscribe: subscribeToDealCabin,
} = createStore<string | null>(null);
