import { logProblem } from '@/lib/browser/log';

const COLORS = ['#c95c2c', '#ecac7c', '#f5c8a2', '#265a48', '#a3c4b4', '#faf6ed'];

export const isMotionWelcome = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false;

/** Confetti over the card's picture alone, so that its price can be read; none where reduced motion is asked for. */
export async function celebrate(card: HTMLElement): Promise<void> {
  const picture = card.querySelector('a');
  if (!isMotionWelcome() || !picture) return;
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none';
  try {
    const { default: confetti } = await import('canvas-confetti');
    picture.append(canvas);
    // The worker is off, because the policy blocks its blob: URL.
    const fire = confetti.create(canvas, { resize: true, useWorker: false });
    await fire({
      particleCount: 110,
      spread: 100,
      startVelocity: 26,
      origin: { x: 0.5, y: 0.9 },
      colors: COLORS,
      disableForReducedMotion: true,
    });
  } catch (error) {
    logProblem('deal', String(error));
  } finally {
    canvas.remove();
  }
}
