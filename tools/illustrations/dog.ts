import { darker, disc, lighter, oval, round, segment, shape, stroke } from './ink.ts';

/** A dog that sits and looks at us, on the point (0, 0). */
function sitting(coat: string, ear: string, collar: string): string {
  const bib = lighter(coat, 0.62);
  const shade = darker(coat, 0.24);
  return (
    oval(6, 0, 104, 16, '#161a2b', 0.3) +
    stroke('M66,-22 Q126,-20 118,-84', coat, 20) +
    stroke('M116,-72 L118,-86', bib, 16) +
    oval(44, -46, 52, 48, shade) +
    shape('M-58,-6 C-70,-90 -48,-176 -16,-196 H34 C70,-160 86,-70 70,-6 Z', coat) +
    shape('M34,-190 C70,-160 86,-70 70,-6 H30 C56,-70 52,-150 34,-190 Z', shade) +
    shape('M-34,-150 C-46,-100 -36,-60 -8,-44 C18,-66 26,-110 14,-156 Z', bib) +
    shape('M-42,-90 C-46,-40 -44,-14 -42,-4 H-10 C-8,-40 -8,-70 -10,-92 Z', coat) +
    shape('M0,-90 C-2,-40 0,-14 2,-4 H34 C38,-40 36,-70 32,-92 Z', coat) +
    segment([-5, -84], [-5, -10], shade, 4) +
    oval(-28, -4, 25, 11, bib) +
    oval(20, -4, 25, 11, bib) +
    segment([-34, -3], [-34, 3], shade, 2) +
    segment([-24, -3], [-24, 3], shade, 2) +
    segment([14, -3], [14, 3], shade, 2) +
    segment([24, -3], [24, 3], shade, 2) +
    shape('M-40,-184 Q2,-158 46,-184 L48,-170 Q4,-142 -42,-168 Z', collar) +
    disc(2, -154, 9, '#e6c05a') +
    oval(2, -226, 58, 54, coat) +
    shape('M-44,-258 C-80,-258 -86,-206 -70,-178 C-50,-182 -42,-214 -36,-244 Z', ear) +
    shape('M46,-258 C84,-258 90,-206 74,-178 C54,-182 46,-214 40,-244 Z', ear) +
    shape(
      'M-8,-276 C-12,-240 -14,-226 -30,-208 C-20,-186 24,-186 34,-208 C18,-226 16,-240 12,-276 Z',
      bib,
    ) +
    oval(2, -206, 32, 25, lighter(bib, 0.3)) +
    oval(2, -218, 13, 9, '#2a2220') +
    disc(-2, -221, 3, '#8b8380') +
    stroke('M2,-209 V-200 M-16,-199 Q-6,-190 2,-199 Q10,-190 20,-199', '#2a2220', 3.4) +
    shape('M-6,-195 Q2,-192 10,-195 Q12,-172 2,-172 Q-8,-172 -6,-195 Z', '#d9737a') +
    disc(-24, -234, 7.5, '#2a2220') +
    disc(28, -234, 7.5, '#2a2220') +
    disc(-26, -237, 2.4, '#fff8ea') +
    disc(26, -237, 2.4, '#fff8ea')
  );
}

/** A dog asleep or at ease, its head on its paws. */
function lying(coat: string, ear: string, collar: string): string {
  const bib = lighter(coat, 0.62);
  const shade = darker(coat, 0.24);
  return (
    oval(10, 0, 190, 18, '#161a2b', 0.3) +
    stroke('M150,-28 Q214,-26 206,-66', coat, 20) +
    shape('M-96,-6 C-110,-80 -40,-116 40,-112 C120,-110 176,-70 172,-6 Z', coat) +
    oval(118, -44, 58, 46, shade) +
    oval(112, -48, 52, 42, coat) +
    oval(116, -8, 46, 13, bib) +
    shape('M-70,-64 C-84,-30 -70,-10 -40,-6 H-6 C-2,-40 -24,-66 -70,-64 Z', bib) +
    oval(-142, -8, 48, 13, bib) +
    oval(-92, -6, 50, 13, lighter(coat, 0.12)) +
    shape('M-92,-92 Q-62,-70 -54,-30 L-68,-24 Q-78,-60 -104,-78 Z', collar) +
    oval(-112, -66, 50, 45, coat) +
    oval(-146, -46, 31, 23, bib) +
    oval(-170, -52, 11, 8.5, '#2a2220') +
    stroke('M-166,-40 Q-150,-30 -136,-38', '#2a2220', 3.2) +
    stroke('M-136,-74 Q-128,-68 -120,-74', '#2a2220', 4.4) +
    shape('M-104,-106 C-70,-112 -52,-70 -66,-38 C-88,-40 -100,-70 -112,-96 Z', ear)
  );
}

const coats = [
  ['#a9713f', '#6b4226'],
  ['#3d3a3c', '#2a282b'],
  ['#d2a463', '#a7743d'],
  ['#8a5a3a', '#5a3825'],
  ['#c9b79c', '#8a7357'],
] as const;

export function dog(
  x: number,
  foot: number,
  size: number,
  kind: number,
  asleep: boolean,
  collar: string,
  tone: (color: string) => string,
): string {
  const [coat, ear] = coats[kind % coats.length] ?? coats[0];
  const art = asleep
    ? lying(tone(coat), tone(ear), collar)
    : sitting(tone(coat), tone(ear), collar);
  return `<g transform="translate(${round(x)} ${round(foot)}) scale(${round((kind >>> 3) % 2 ? -size : size)} ${round(size)})">${art}</g>`;
}
