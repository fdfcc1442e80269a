import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { CommissionCalculator } from '@/components/content/commission-calculator';

const field = (name: RegExp) => screen.getByRole('textbox', { name });

test('without JavaScript it is a worked example', () => {
  const markup = renderToStaticMarkup(<CommissionCalculator percent={12} />);
  for (const sum of ['$45,000', '$5,400', '$39,600', '$9,000', '$36,000', '$3,600']) {
    expect(markup).toContain(sum);
  }
});

test('the sums follow what is typed', async () => {
  const user = userEvent.setup();
  render(<CommissionCalculator percent={12} />);
  await user.clear(field(/Nights rented/));
  await user.type(field(/Nights rented/), '100');
  await user.clear(field(/other platform/));
  await user.type(field(/other platform/), '3%');
  expect(screen.getByText('$2,250')).toBeInTheDocument();
  expect(screen.getByText('less a year with me')).toBeInTheDocument();
});

test.each(['', '0', '367', '12.5', '<script>', '9'.repeat(12)])(
  '%j nights are refused with a reason, and the field keeps them',
  async (text) => {
    const user = userEvent.setup();
    render(<CommissionCalculator percent={12} />);
    await user.clear(field(/Nights rented/));
    if (text) await user.type(field(/Nights rented/), text);
    expect(field(/Nights rented/)).toBeInvalid();
    expect(field(/Nights rented/)).toHaveValue(text);
    expect(screen.getByRole('alert')).toHaveTextContent('A whole number from 1 to 366');
    expect(screen.queryByRole('table')).toBeNull();
  },
);
