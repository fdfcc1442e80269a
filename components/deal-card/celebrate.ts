import { logProblem } from '@/lib/browser/log';

const COLORS = ['#c95c2c', '#ecac7c', '#f5c8a2', '#265a48', '#a3c4b4', '#faf6ed'];

/** Confetti from the middle of the element, for those who like motion. */
export async function celebrate(element: HTMLElement): Promise<void> {
  if (!window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const origin = {
    x: (left + width / 2) / window.innerWidth,
    y: (top + height / 2) / window.innerHeight,
  };
  try {
    const { default: confetti } = await import('canvas-confetti');
    // Its worker is made of a text, which the site's policy does not let run.
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
