import { logProblem } from '@/lib/browser/log';

const COLORS = ['#c95c2c', '#ecac7c', '#f5c8a2', '#265a48', '#a3c4b4', '#faf6ed'];

export const isMotionWelcome = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false;

/** Confetti from the element, unless reduced motion is asked for. */
export async function celebrate(element: HTMLElement): Promise<void> {
  if (!isMotionWelcome()) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const origin = {
    x: (left + width / 2) / window.innerWidth,
    y: (top + height / 2) / window.innerHeight,
  };
  try {
    const { default: confetti } = await import('canvas-confetti');
    // Without the worker, whose blob: URL the policy refuses.
    const fire = confetti.create(undefined, { resize: true, useWorker: false });
    await fire({
      particleCount: 110,
      spread: 80,
      startVelocity: 38,
      origin,
      colors: COLORS,
      disableForReducedMotion: true,
    });
  } catch (error) {
    logProblem('deal', String(error));
  }
}
