'use client';

import { changeShop, type Shop } from '@/lib/shop/shop';

/** Before everything that reads the site in the browser. */
export function ShopChanges({ changes }: { changes?: Partial<Shop> }) {
  changeShop(changes);
  return null;
}
