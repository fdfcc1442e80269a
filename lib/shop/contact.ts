export type Contact = Readonly<{
  name: string;
  email: string;
  phone: { display: string; e164: string };
}>;

export const CONTACT_DEFAULTS: Contact = {
  name: 'Mountain Mama Cabins',
  email: 'hello@mountainmamacabins.example',
  phone: { display: '(865) 555-0142', e164: '+18655550142' },
};

const scope = globalThis as { cabinsShop?: Contact };

/** The same as `shop` has, without the rest of it: the page of last resort is in the first load of every page. */
export const shopContact = (): Contact => scope.cabinsShop ?? CONTACT_DEFAULTS;
