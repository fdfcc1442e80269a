import { fireEvent, render, screen, within } from '@testing-library/react';
import { CHECKLIST_COPY } from '@/components/host/copy/cabin-copy';
import { ShopSettingsForm } from '@/components/host/settings/shop-settings-form';
import type { SaveSettings } from '@/components/host/settings/use-shop-settings';
import { listPalettes } from '@/lib/shop/palettes';
import { SHOP_UPLOADS, type ShopSettings } from '@/lib/schemas/shop-settings';
import { DEFAULT_SETTINGS } from '@/lib/shop/shop-settings';
import { listZones } from '@/lib/shop/time-zones';

const saved: SaveSettings = () => Promise.resolve({ ok: true, data: {} });

function show(save: SaveSettings, own: Partial<ShopSettings> = {}) {
  render(
    <ShopSettingsForm
      shown={{ ...DEFAULT_SETTINGS, tagline: 'By the lake', ...own }}
      stored={{ tagline: 'By the lake', ...own }}
      palettes={listPalettes()}
      zones={listZones('America/New_York')}
      promotions={[['shown', 'MAMAFREE4: Book 3 nights, get the 4th free']]}
      logo={{ start: jest.fn(), finish: jest.fn() }}
      save={save}
    />,
  );
  return (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Save the settings' }));

beforeEach(() => sessionStorage.clear());

test('only what was changed is sent, with what was stored of it', async () => {
  const save = jest.fn(saved);
  const type = show(save);
  expect(screen.getByRole('button', { name: 'Save the settings' })).toBeDisabled();
  type('Your name as the host', 'Aunt Ida');
  type('In one line', 'By the water');
  type('Facebook link', '');
  send();
  expect(await screen.findByText('Saved. It’s on the site now.')).toBeVisible();
  expect(save).toHaveBeenCalledWith({
    changes: { host: 'Aunt Ida', tagline: 'By the water', facebook: '' },
    seen: { host: null, tagline: 'By the lake', facebook: null },
  });
});

test('the colors are chosen by name', async () => {
  const save = jest.fn(saved);
  show(save);
  const colors = within(screen.getByRole('group', { name: 'Colors' })).getAllByRole('radio');
  expect(colors).toHaveLength(7);
  expect(screen.getByRole('radio', { name: 'Spruce and ember' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Lake' }));
  expect(screen.getByRole('radio', { name: 'Lake' })).toBeChecked();
  send();
  expect(await screen.findByText('Saved. It’s on the site now.')).toBeVisible();
  expect(save).toHaveBeenCalledWith({
    changes: { colors: 'lake' },
    seen: { colors: null },
  });
});

test('a category that is not checked is sent as hidden', async () => {
  const save = jest.fn(saved);
  show(save);
  for (const name of ['Family', 'Indoor pool', 'Hot tub', 'Hot tub'])
    fireEvent.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByRole('checkbox', { name: 'Hot tub' })).toBeChecked();
  send();
  expect(await screen.findByText('Saved. It’s on the site now.')).toBeVisible();
  expect(save).toHaveBeenCalledWith({
    changes: { hiddenCategories: 'pool,family' },
    seen: { hiddenCategories: null },
  });
});

test.each([
  ['Shop name', ' ', /name is empty/i],
  ['Email', 'nobody', /complete email address/],
  ['Phone', '555', /Check the phone/],
  ['TikTok name', 'two words', /TikTok name has/],
  ['Daily deal percents', '10, 70', /one to six percents/],
  ['Instagram link', 'http://x.example', /must start with https/],
])('%s “%s” is refused beside its field', (label, value, text) => {
  const save = jest.fn(saved);
  show(save)(label, value);
  send();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test('what somebody else changed meanwhile is not overwritten, and what was typed stays', async () => {
  const type = show(() => Promise.resolve({ ok: false, code: 'settings_changed', detail: {} }));
  type('Your name as the host', 'Aunt Ida');
  send();
  expect(await screen.findByText(/Somebody else just changed one of these/)).toBeVisible();
  expect(screen.getByLabelText('Your name as the host')).toHaveValue('Aunt Ida');
});

test('a name on TikTok, followers and claims may be emptied', async () => {
  const save = jest.fn(saved);
  const type = show(save);
  for (const label of ['TikTok name', 'Followers', 'Audience name', 'Tours', 'Hours']) {
    type(label, '');
  }
  send();
  expect(await screen.findByText('Saved. It’s on the site now.')).toBeVisible();
  expect(save).toHaveBeenCalledWith({
    changes: { tiktok: '', followers: '', followersOf: '', virtualTours: '', support: '' },
    seen: { tiktok: null, followers: null, followersOf: null, virtualTours: null, support: null },
  });
});

test.each(['Eastern (Detroit)', 'Mountain (Boise)', 'Arizona (Phoenix)', 'Europe/Paris'])(
  'the time zone %s can be chosen',
  (zone) => {
    show(jest.fn(saved));
    expect(screen.getByRole('option', { name: zone })).toBeInTheDocument();
  },
);

test('a logo is shown, and taking it away is saved like any other change', async () => {
  const save = jest.fn(saved);
  const logo = `/images/uploads/${SHOP_UPLOADS}/0b2f6c1e-0000-4000-8000-000000000001-512x128-ffffff.webp`;
  show(save, { logo });
  const field = within(screen.getByRole('group', { name: 'Logo' }));
  expect(field.getByRole('img', { name: 'Your logo' })).toHaveAttribute('src', logo);
  fireEvent.click(field.getByRole('button', { name: 'Remove the logo' }));
  expect(field.getByText(/^Without one, the site shows/)).toBeVisible();
  send();
  expect(await screen.findByText('Saved. It’s on the site now.')).toBeVisible();
  expect(save).toHaveBeenCalledWith({ changes: { logo: '' }, seen: { logo } });
});

test.each([
  ['phone', 'Phone'],
  ['email', 'Email'],
] as const)('the checklist of a cabin leads to the field of its %s', (item, label) => {
  show(saved);
  const [path, anchor] = CHECKLIST_COPY[item].href('fern').split('#');
  expect(path).toBe('/host/settings/shop');
  expect(screen.getByLabelText(label)).toHaveAttribute('id', anchor);
});
