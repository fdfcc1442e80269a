import { darker, lighter, mix, oval, rect, shape, stroke, times } from './ink.ts';

const KNUCKLES = [
  [668, 748],
  [680, 771],
  [681, 795],
  [673, 818],
] as const;

const TIPS = [
  [606, 757],
  [596, 780],
  [599, 804],
  [613, 826],
] as const;

/** Her sleeve, forearm and hand, the fingers around a warm mug. */
export function mugInHand(skin: string, shade: string, shirt: string): string {
  const glaze = '#33527d';
  const finger = (index: number): string => {
    const [kx, ky] = KNUCKLES[index] ?? [0, 0];
    const [tx, ty] = TIPS[index] ?? [0, 0];
    const bend = `M${kx},${ky} Q${(kx + tx) / 2},${ky - 9} ${tx},${ty}`;
    return (
      stroke(bend, mix(skin, shade, 0.75), 25) +
      stroke(bend, skin, 20) +
      stroke(
        `M${kx - 8},${ky - 8} Q${(kx + tx) / 2},${ky - 14} ${tx + 6},${ty - 7}`,
        lighter(skin, 0.22),
        4,
        0.7,
      ) +
      stroke(`M${(kx + tx) / 2 + 6},${ky - 9} q4,5 2,10`, shade, 2.4, 0.7) +
      oval(tx - 3, ty, 6.4, 6.8, lighter(skin, 0.42))
    );
  };
  return (
    shape('M640,664 C728,690 806,780 872,920 H724 C722,850 700,778 640,728 Z', darker(shirt, 0.1)) +
    stroke('M664,724 C706,766 728,834 732,900', darker(shirt, 0.4), 5) +
    times(3, (index) =>
      stroke(
        `M${592 + index * 22},${700 - (index % 2) * 6} q-11,-16 0,-32 q11,-15 0,-30`,
        '#ffffff',
        7,
        0.36,
      ),
    ) +
    shape(
      'M668,738 C716,726 752,754 768,800 L836,900 L738,926 L700,862 C682,850 664,834 658,812 Z',
      skin,
    ) +
    shape('M700,862 C724,846 752,842 790,834 L836,900 L738,926 Z', shade, 0.5) +
    shape('M756,868 L850,824 L890,900 V930 H774 Z', lighter(shirt, 0.14)) +
    stroke('M756,868 L850,824', darker(shirt, 0.3), 5) +
    stroke('M770,890 L862,848', darker(shirt, 0.2), 3, 0.7) +
    rect(556, 712, 118, 128, glaze, 16) +
    rect(640, 712, 34, 128, darker(glaze, 0.24), 14) +
    oval(615, 716, 59, 12, lighter(glaze, 0.2)) +
    oval(615, 718, 50, 8, '#5b3825') +
    stroke('M558,742 q-48,0 -46,38 q2,34 48,30', glaze, 15) +
    shape('M570,800 L588,764 L602,786 L610,774 L626,800 Z', '#f3ead7') +
    shape('M664,738 C700,728 730,752 744,796 L712,850 C690,846 668,836 656,822 Z', skin) +
    [3, 2, 1, 0].map(finger).join('') +
    shape(
      'M662,735 C704,728 732,752 744,796 L712,852 C692,850 668,842 656,832 C676,826 676,818 672,806 C684,800 684,792 680,783 C686,776 684,768 676,760 C680,750 676,742 662,735 Z',
      skin,
    ) +
    stroke('M692,744 Q722,768 734,800', lighter(skin, 0.2), 5, 0.6) +
    KNUCKLES.map(([x, y]) => stroke(`M${x + 14},${y - 5} q5,5 1,11`, shade, 2.4, 0.5)).join('')
  );
}
