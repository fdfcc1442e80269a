import { act, fireEvent, render, screen } from '@testing-library/react';
import { previewFields, toCabinForm } from '@/components/host/cabins/cabin-form-values';
import { PreviewPanel } from '@/components/host/cabins/preview-panel';
import { PREVIEW_READY } from '@/lib/schemas/host/cabins/cabin-preview';
import { makeHostCabin } from '@/__tests__/support/host-cabin';

const { facts } = makeHostCabin();
const form = toCabinForm(facts);
const fields = previewFields(form, facts);

class NoResizes {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: NoResizes });
});

const panel = (changes: Partial<Parameters<typeof PreviewPanel>[0]> = {}) => (
  <PreviewPanel slug="fern-hollow" fields={fields} hasPictures {...changes} />
);
const opener = () => screen.getByRole('button', { name: 'Preview' });
const frame = () => screen.getByTitle<HTMLIFrameElement>(/^The (?:card|page) on a /);
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

/** What the frame is sent from then on. */
function sent() {
  const { contentWindow } = frame();
  if (!contentWindow) throw new Error('The frame has no window');
  const post = jest.spyOn(contentWindow, 'postMessage').mockReturnValue();
  const say = (source: Window | null) =>
    act(() =>
      window.dispatchEvent(
        new MessageEvent('message', {
          data: PREVIEW_READY,
          origin: window.location.origin,
          source,
        }),
      ),
    );
  return { post, sayReady: () => say(contentWindow), saySomebodyElse: () => say(window) };
}

test('its frame is loaded when it is opened, and goes when it is closed', () => {
  render(panel());
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(frame()).toHaveAttribute('src', '/host/cabins/fern-hollow/preview');
  expect(screen.getByText(/Nothing here gets published/)).toBeInTheDocument();
  fireEvent.click(opener());
  expect(document.querySelector('iframe')).toBeNull();
});

test('its frame has the width of the screen that is chosen', () => {
  render(panel());
  fireEvent.click(opener());
  expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
  const width = () => frame().parentElement?.style.getPropertyValue('--width');
  expect([frame().title, width()]).toEqual(['The page on a phone', '390px']);
  choose('Desktop');
  choose('Card');
  expect([frame().title, width()]).toEqual(['The card on a desktop', '1280px']);
});

test('the frame is told what is typed, once it says that it can take it', () => {
  const { rerender } = render(panel());
  fireEvent.click(opener());
  const { post, sayReady, saySomebodyElse } = sent();
  saySomebodyElse();
  expect(post).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the preview…');
  sayReady();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const { origin } = window.location;
  expect(post).toHaveBeenLastCalledWith({ cabinPreview: { part: 'page', fields } }, origin);
  rerender(panel({ fields: { ...fields, title: 'Fern House' } }));
  choose('Card');
  expect(post).toHaveBeenLastCalledWith(
    { cabinPreview: { part: 'card', fields: { ...fields, title: 'Fern House' } } },
    origin,
  );
  post.mockClear();
  sayReady();
  expect(post).toHaveBeenCalledTimes(1);
});

test('what is missing is named', () => {
  render(panel({ fields: { ...fields, title: ' ', longDesc: '' }, hasPictures: false }));
  fireEvent.click(opener());
  expect(screen.getByText(/^Still missing/)).toHaveTextContent(
    'Still missing: a name, a long description, pictures (you see a drawing instead).',
  );
});

test('of the fields, the frame gets what visitors would see, and every amenity that is told', () => {
  const ownAmenities = [{ group: 'Outdoors', label: 'Dock', has: true }];
  const amenities = { washer: 'has', hot_tub: 'unsaid' } as const;
  const typed = previewFields({ ...form, amenities, ownAmenities }, facts);
  expect(typed).toMatchObject({
    title: 'Fern Hollow',
    has: ['game_room', 'washer'],
    lacks: ['wifi'],
    ownAmenities,
  });
  for (const name of ['address', 'doorCode', 'wifiPassword', 'manual', 'amenities']) {
    expect(typed).not.toHaveProperty(name);
  }
});
