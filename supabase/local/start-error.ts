/** A start that failed; the message is one sentence with its remedy. */
export class StartError extends Error {
  override name = 'StartError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
