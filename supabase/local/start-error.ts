/** A start that cannot go on, told in one sentence with its remedy. */
export class StartError extends Error {
  override name = 'StartError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
