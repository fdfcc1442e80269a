import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Generous, as jest.config.mjs is: a slow machine is no defect, and what is there is not waited for.
configure({ asyncUtilTimeout: 10_000 });

// Links to cabins fetch ahead through the router, wherever a part of a page is drawn without one.
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ prefetch: () => undefined }),
}));
