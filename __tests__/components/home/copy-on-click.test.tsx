import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PromoSection } from '@/components/home/promo-section';
import { Toaster } from '@/components/ui/toast';
import { dismissToast, listToasts } from '@/components/ui/toast-store';
import { receiveTracked, type TrackedEvent } from '@/lib/browser/analytics/track';

const events: TrackedEvent[] = [];
let stopReceiving: () => void;
const selectedText = () => window.getSelection()?.toString();

function provideClipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText && { writeText },
    configurable: true,
  });
}

async function press(target: Element) {
  fireEvent.click(target);
  await act(async () => undefined);
}

beforeEach(() => {
  events.length = 0;
  stopReceiving = receiveTracked((event) => events.push(event));
  render(
    <>
      <PromoSection rule="Every fourth night is free." />
      <Toaster />
    </>,
  );
});

afterEach(() => {
  stopReceiving();
  window.getSelection()?.removeAllRanges();
  act(() => listToasts().forEach(({ id }) => dismissToast(id)));
});

test.each([
  ['the button', () => screen.getByRole('button', { name: 'Copy code' })],
  ['the offer', () => screen.getByRole('heading', { name: /get the 4th night free/ })],
  ['the code itself', () => screen.getByText('MAMAFREE4')],
])('a click on %s copies the code and says so', async (_, target) => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  provideClipboard(writeText);
  await press(target());
  expect(writeText).toHaveBeenCalledWith('MAMAFREE4');
  expect(screen.getByText('MAMAFREE4 copied')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(screen.queryByText('Copy code')).not.toBeInTheDocument();
  expect(events).toMatchObject([
    {
      name: 'promo_code_copy',
      parameters: { promo_code: 'MAMAFREE4', location: 'homepage_banner', copied: true },
    },
  ]);
});

test.each([
  ['missing', undefined],
  ['refused', () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))],
])(
  'where the clipboard is %s, the code is selected and no success is claimed',
  async (_, write) => {
    provideClipboard(write);
    await press(screen.getByRole('button', { name: 'Copy code' }));
    expect(screen.queryByText('MAMAFREE4 copied')).not.toBeInTheDocument();
    expect(screen.getByText('Couldn’t copy the code')).toBeInTheDocument();
    expect(selectedText()).toBe('MAMAFREE4');
    expect(events).toMatchObject([{ parameters: { location: 'homepage_banner', copied: false } }]);
    await press(screen.getByRole('button', { name: 'Copy code' }));
    expect(events).toHaveLength(2);
  },
);

test('whoever selects text of the offer copies that text only', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  provideClipboard(writeText);
  const offer = screen.getByRole('heading', { name: /get the 4th night free/ });
  window.getSelection()?.selectAllChildren(offer);
  await press(offer);
  expect(writeText).not.toHaveBeenCalled();
  await press(screen.getByRole('button', { name: 'Copy code' }));
  expect(writeText).toHaveBeenCalledTimes(1);
});

test('without scripts the code stands there to be selected, and no button pretends to work', () => {
  const html = renderToString(<PromoSection rule="Every fourth night is free." />);
  expect(html).toMatch(/<code[^>]*select-all[^>]*>MAMAFREE4</);
  expect(html).toMatch(/<button[^>]*data-needs-script[^>]*>Copy code</);
});
