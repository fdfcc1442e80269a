/** Whether somebody at the door could try it among the first: one digit repeated, or a row up or down. */
export function isEasyCode(code: string): boolean {
  const steps = [...code].slice(1).map((digit, place) => Number(digit) - Number(code[place]));
  return [0, 1, -1, 9, -9].some((step) => steps.every((each) => each === step));
}

/** A code of four digits from random 32-bit numbers, the first that is not easy; null where all are. */
export function pickDoorCode(random: readonly number[]): string | null {
  const codes = random.map((number) => String(number % 10_000).padStart(4, '0'));
  return codes.find((code) => !isEasyCode(code)) ?? null;
}
