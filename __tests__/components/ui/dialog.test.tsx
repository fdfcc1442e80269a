import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from '@/components/ui/dialog';

function Harness() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Check Availability"
        description="Laurel Lantern, Gatlinburg"
        footer={<button type="button">Reserve</button>}
      >
        <input aria-label="Name" />
      </Modal>
    </>
  );
}

async function openModal() {
  const user = userEvent.setup();
  render(<Harness />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

test('it is named and described, and takes the focus', async () => {
  await openModal();
  const dialog = screen.getByRole('dialog', { name: 'Check Availability' });
  expect(dialog).toHaveAccessibleDescription('Laurel Lantern, Gatlinburg');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

test('Tab stays inside', async () => {
  const user = await openModal();
  const dialog = screen.getByRole('dialog');
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'the close button',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
])('%s closes it and returns the focus', async (_, close) => {
  const user = await openModal();
  await close(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
