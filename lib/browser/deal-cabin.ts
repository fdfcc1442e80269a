import { createStore } from './store';

/**
 * The slug of the deal's cabin, so that other parts of the page leave it out; null until the deal has loaded, empty
 * where there is none or it could not be fetched.
 */
export const {
  get: dealCabin,
  set: noteDealCabin,
  subscribe: subscribeToDealCabin,
} = createStore<string | null>(null);
