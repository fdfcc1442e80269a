import '@testing-library/jest-dom';

// A warning nobody asked for is a defect: tests that provoke one must expect it by spying.
for (const method of ['error', 'warn'] as const) {
  const original = console[method];
  beforeEach(() => {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      original(...args);
      throw new Error(`console.${method} was called: ${args.map(String).join(' ')}`);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
}
