import { render, screen } from '@testing-library/react';
import { LazyErrorPage } from '@/components/layout/lazy-error-page';

test('a page that fails after a link far down is shown from its top', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  const load = () => Promise.resolve(() => <h1>Something went wrong on our end</h1>);
  render(
    <LazyErrorPage error={new Error('late')} retry={jest.fn()} load={load} title="This stopped" />,
  );
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(await screen.findByText('Something went wrong on our end')).toBeVisible();
});
