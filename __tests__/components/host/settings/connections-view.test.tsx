import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outcomeText } from '@/components/host/settings/connection-test-copy';
import type { TestConnection } from '@/components/host/settings/connection-test';
import { ConnectionsView } from '@/components/host/settings/connections-view';
import type { FunctionSettings, LastEvents } from '@/lib/schemas/host/settings/connections';

const at = '2027-03-04T20:05:00Z';
const settings: FunctionSettings = {
  payments: { setup: 'set_up', missing: [], isLive: true, isOff: false },
  letters: { setup: 'built_in', host: '', sender: 'mama@example.com', hearsBounces: false },
  texts: { setup: 'incomplete', missing: ['TWILIO_FROM'], accountEnd: '6789', sender: '' },
};
const last: LastEvents = {
  letters: { sentAt: null, keptAt: at, failed: null },
  texts: { sentAt: null, keptAt: null, failed: { at, error: '400 <b>21211</b>' } },
  sending: { at, error: null },
  settling: { at, error: null },
  event: { at, type: 'charge.refunded', provider: 'stripe' },
};
const site = { map: { host: '' }, analytics: { tag: '' } };
type Props = Partial<Parameters<typeof ConnectionsView>[0]>;

function show(props: Props = {}) {
  const test = jest.fn<ReturnType<TestConnection>, Parameters<TestConnection>>();
  const view = { connections: { settings, last }, site, test, ...props };
  render(<ConnectionsView {...view} />);
  return test;
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string) => screen.getByRole('button', { name: `Test it: ${name}` });

test('each connection says how it is set up and what happened last', () => {
  show();
  expect(card('Payments').getByText('Set up')).toBeVisible();
  expect(card('Payments').getByRole('listitem')).toHaveTextContent('Last event of Stripe on Mar 4');
  expect(card('Letters').getByText('Test mode')).toBeVisible();
  expect(card('Letters').getByText(/^Last kept in the outbox/)).toBeVisible();
  expect(card('Texts').getByText('Incomplete')).toBeVisible();
  expect(card('Texts').getByText(/400 <b>21211<\/b>\.$/)).toBeVisible();
  expect(card('Map').getByText('Built in')).toBeVisible();
  expect(card('Analytics').getByText(/counts its own visits/)).toBeVisible();
});

test('where the functions do not answer, that is said, and the rest is shown', () => {
  show({ connections: null });
  expect(card('Payments, letters and texts').getByRole('alert')).toHaveTextContent(
    'we don’t know how these are set up',
  );
  expect(screen.queryByRole('region', { name: 'Letters' })).toBeNull();
  expect(button('Map')).toBeVisible();
});

test('a test is made once, by keyboard too, and told in words beside its button', async () => {
  const user = userEvent.setup();
  const test = show();
  let answer: (value: Awaited<ReturnType<TestConnection>>) => void = () => undefined;
  test.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  button('Letters').focus();
  await user.keyboard('{Enter}{Enter}');
  expect(test.mock.calls).toEqual([['letters']]);
  expect(card('Letters').getByRole('status')).toHaveTextContent('Testing…');
  await act(async () =>
    answer({ ok: true, data: outcomeText('letters', { code: 'login_refused', detail: '535' }) }),
  );
  expect(card('Letters').getByRole('status')).toHaveTextContent(
    /^Doesn’t work\. The mail server refuses the login/,
  );
  expect(button('Letters')).toHaveFocus();
  expect(card('Texts').getByRole('status')).toBeEmptyDOMElement();
});

test('a second test takes the words of the first away, and a refusal is told', async () => {
  const user = userEvent.setup();
  const test = show();
  const works = outcomeText('map', { code: 'built_in_map', detail: '' });
  test.mockResolvedValueOnce({ ok: true, data: works });
  test.mockResolvedValueOnce({ ok: false, code: 'too_many_tests' });
  await user.click(button('Map'));
  expect(card('Map').getByRole('status')).toHaveTextContent('Works. The site’s own map works.');
  await user.click(button('Map'));
  expect(card('Map').getByRole('alert')).toHaveTextContent('Try again in a minute');
  expect(card('Map').getByRole('status')).toBeEmptyDOMElement();
});

test('a missing connection offers a message to copy for whoever runs the server', async () => {
  const user = userEvent.setup();
  show();
  expect(card('Payments').queryByText(/whoever runs your server/)).toBeNull();
  await user.click(
    screen.getByText('What to send to whoever runs your server', {
      selector: '[aria-label$=": Letters"]',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Copy these words: Letters' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(
    /^Hi! Could you please connect a mail account/,
  );
});
