import { act, fireEvent, render, screen } from '@testing-library/react';
import { ReviewPhotos } from '@/components/reviews/review-photos';

// How files are sent is tested in photo-uploads.test.tsx of the console.
jest.mock('@/lib/browser/send-file', () => ({
  ACCEPTED_FILES: '',
  fileProblem: async ({ name }: File) => (name.endsWith('.pdf') ? 'photo_unknown' : null),
  sendFile: () => ({ outcome: Promise.resolve('sent'), stop: () => undefined }),
}));

type Step = { step: string; id?: string };
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
afterEach(() => Reflect.deleteProperty(global, 'fetch'));

/** Each step is answered, or lost where there is no connection. */
function show() {
  const network = { lost: new Set<string>() };
  const asked: string[] = [];
  global.fetch = (async (_url: string, init: RequestInit) => {
    const { step } = JSON.parse(String(init.body ?? '{}')) as Step;
    asked.push(step);
    if (network.lost.delete(step)) throw new TypeError('Failed to fetch');
    return { ok: true, status: 200, json: async () => ({ id: 'photo-1' }) } as Response;
  }) as unknown as typeof fetch;
  const { container } = render(<ReviewPhotos action="/api/reviews/token/photos" sent={[]} />);
  const choose = async (...names: string[]) => {
    const input = container.querySelector('input[type="file"]');
    const files = names.map((name) => new File(['x'], name));
    if (input) fireEvent.change(input, { target: { files } });
    await settle();
  };
  return { network, asked, choose };
}
const comeBack = async () => {
  fireEvent(window, new Event('online'));
  await settle();
};

test.each(['start', 'finish'])(
  'a connection lost at the %s only makes a photograph wait',
  async (step) => {
    const { network, asked, choose } = show();
    network.lost.add(step);
    await choose('deck.jpg');
    expect(screen.getByRole('status')).toHaveTextContent('deck.jpg is waiting for a connection');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await comeBack();
    expect(screen.getByRole('status')).toHaveTextContent('1 photo added.');
    expect(asked).toEqual(
      step === 'start' ? ['start', 'start', 'finish'] : ['start', 'finish', 'finish'],
    );
  },
);

test('a file that isn’t a photo is reported, and the others are added', async () => {
  const { asked, choose } = show();
  await choose('rates.pdf', 'deck.jpg');
  expect(screen.getByRole('alert')).toHaveTextContent('rates.pdf: That’s not a photo we can use');
  expect(screen.getByRole('status')).toHaveTextContent('1 photo added.');
  expect(asked).toEqual(['start', 'finish']);
});
