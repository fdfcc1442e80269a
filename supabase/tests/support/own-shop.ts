import type { TestContext } from 'node:test';
import { database } from './backend.ts';

/** The settings that a host's first own cabin requires, in the console's order. */
export const OWN_SHOP = {
  phone: '+12315550133',
  email: 'nora@lakeside.example',
  story: 'We row.',
  promise_text: 'Warm beds.',
  terms_text: 'Pay by card.',
  privacy_text: 'We keep little.',
};
export const OWN_FACTS = Object.keys(OWN_SHOP);

/** A statement that saves these settings. */
export const saveShop = (settings: object = OWN_SHOP): string =>
  `insert into public.shop_settings (key, value)
   select e.key, e.value from jsonb_each_text('${JSON.stringify(settings)}') e
   on conflict (key) do update set value = excluded.value;`;

/** Makes the shop the host's own until the test ends. */
export async function useOwnShop(t: TestContext): Promise<void> {
  await database.query(saveShop());
  t.after(() =>
    database.query(
      `delete from public.shop_settings where key in ('${[...OWN_FACTS, 'reference_prefix'].join("', '")}')`,
    ),
  );
}
