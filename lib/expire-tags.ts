type Expire = (tags: string[]) => Promise<void>;

// On the global object, because Next loads its cache apart from what it bundles.
const scope = globalThis as { [EXPIRE]?: Expire };
const EXPIRE = Symbol.for('cabins.expire-tags');

/** The cache says how its tags are ended outside of a request. */
export function onExpiry(expire: Expire): void {
  scope[EXPIRE] = expire;
}

/** Ends what is kept under the tags; false when Next has not loaded its cache yet. */
export async function expireTags(tags: string[]): Promise<boolean> {
  const expire = scope[EXPIRE];
  await expire?.(tags);
  return expire !== undefined;
}
