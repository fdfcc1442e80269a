/** Whether a code is easy to guess: one digit repeated, or consecutive digits up or down. */
export function isEasyCode(code: string): boolean {
  const steps = [...code].slice(1).map((digit, place) => Number(digit) - Number(code[place]));
  return [0, 1, -1, 9, -9].some((step) => steps.every((each) => each === step));
}

/** The first four-digit code from random 32-bit numbers that isn't easy to guess; null when all are. */
export function pickDoorCode(random: readonly number[]): string | null {
  const codes = random.map((number) => String(number % 10_000).padStart(4, '0'));
  return codes.find((code) => !isEasyCode(code)) ?? null;
}
