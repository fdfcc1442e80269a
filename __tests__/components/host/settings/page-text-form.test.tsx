import { fireEvent, render, screen } from '@testing-library/react';
import { PageTextForm } from '@/components/host/settings/page-text-form';
import type { SaveSettings } from '@/components/host/settings/use-shop-settings';

const saved = jest.fn<ReturnType<SaveSettings>, Parameters<SaveSettings>>(async () => ({
  ok: true,
  data: {},
}));
beforeEach(() => {
  sessionStorage.clear();
  saved.mockClear();
});

const publish = () => screen.getByRole('button', { name: /^Publish/ });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const showTerms = (stored: string | null, start = stored ?? 'The draft.') =>
  render(<PageTextForm setting="termsText" stored={stored} start={start} save={saved} />);

test('publishing a draft confirms it, even unchanged', async () => {
  showTerms(null);
  fireEvent.click(publish());
  expect(await screen.findByText('Published. It’s on the site now.')).toBeVisible();
  expect(saved).toHaveBeenCalledWith({
    changes: { termsText: 'The draft.' },
    seen: { termsText: null },
  });
});

test('a published text can be published again only after a change', async () => {
  showTerms('Pay by card.');
  expect(publish()).toBeDisabled();
  type('The terms', 'Pay {name} by card.');
  fireEvent.click(publish());
  await screen.findByText('Published. It’s on the site now.');
  expect(saved).toHaveBeenCalledWith({
    changes: { termsText: 'Pay {name} by card.' },
    seen: { termsText: 'Pay by card.' },
  });
});

test.each([
  ['an unknown field', 'Pay {nmae}.'],
  ['a field of another page', 'We keep {retention}.'],
  ['nothing', ' \n '],
])('%s is not published', (_, text) => {
  showTerms(null);
  type('The terms', text);
  expect(publish()).toBeDisabled();
});

test('the heading of the story can change by itself', async () => {
  render(
    <PageTextForm
      setting="story"
      stored="We row."
      start="We row."
      heading=""
      storedHeading={null}
      save={saved}
    />,
  );
  type('Heading', 'By the water');
  fireEvent.click(publish());
  await screen.findByText('Published. It’s on the site now.');
  expect(saved).toHaveBeenCalledWith({
    changes: { story: 'We row.', storyHeading: 'By the water' },
    seen: { story: 'We row.', storyHeading: null },
  });
});
