import { render, screen, within } from '@testing-library/react';
import { CHECKLIST_COPY } from '@/components/host/copy/cabin-copy';
import { PageTextsView } from '@/components/host/settings/page-texts-view';
import { applySettings } from '@/lib/shop/shop-settings';

afterEach(() => applySettings({}));

const show = () =>
  render(
    <PageTextsView
      heading={null}
      texts={[
        { setting: 'story', stored: null, start: '', preview: '' },
        { setting: 'termsText', stored: null, start: 'A draft.', preview: <p>A draft, drawn.</p> },
        { setting: 'privacyText', stored: 'Mine.', start: 'Mine.', preview: <p>Mine, drawn.</p> },
      ]}
      save={() => Promise.resolve({ ok: true, data: {} })}
    />,
  );
const card = (name: string) => within(screen.getByRole('region', { name }));

test('each text says whether it is published, and what to do', () => {
  applySettings({ name: 'Lakeside Stays' });
  show();
  expect(card('About').getByText('Not published yet. Write it, then publish it.')).toBeVisible();
  expect(card('About').queryByText('How the draft reads')).toBeNull();
  expect(card('Terms').getByText(/^Not published yet. Read the draft/)).toBeVisible();
  expect(card('Terms').getByText('How the draft reads')).toBeVisible();
  expect(card('Terms').queryByRole('link')).toBeNull();
  expect(card('Privacy').getByText('Published in your words.')).toBeVisible();
  expect(card('Privacy').getByRole('link', { name: 'See it on the site' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});

test('the example shop says whose words it shows', () => {
  show();
  expect(card('Terms').getByText('Shows the words of the example shop.')).toBeVisible();
});

test.each([
  ['story', 'About'],
  ['terms_text', 'Terms'],
  ['privacy_text', 'Privacy'],
] as const)('the checklist of a cabin leads to the card of its %s', (item, name) => {
  show();
  const [path, anchor] = CHECKLIST_COPY[item].href('fern').split('#');
  expect(path).toBe('/host/settings/texts');
  expect(screen.getByRole('heading', { name })).toHaveAttribute('id', anchor);
});
