import { countSegments, toGsm } from './gsm.ts';

/** The most saved cabins in a texted link. */
export const MAX_SAVED_IN_LINK = 50;

type TextParts = { brand: string; title: string; city: string; link: string };

const OPT_OUT = 'Reply STOP to opt out';
const SHORTEST_TITLE = 12;

/** Yields the whole title, then ever shorter ones with an ellipsis. */
function* shortened(title: string): Generator<string> {
  yield title;
  for (let length = title.length - 1; length >= SHORTEST_TITLE; length -= 1) {
    yield `${title.slice(0, length).trimEnd()}...`;
  }
}

function* wordings(title: string, city: string): Generator<string> {
  if (title && city) for (const short of shortened(title)) yield `${short}, ${city}`;
  if (title) yield* shortened(title);
  yield city ? `your cabin in ${city}` : 'your cabin';
  yield 'your cabin';
}

/**
 * The text message with a cabin's link. It fits one segment whenever the brand, link and opt-out leave room: the title
 * is shortened, the link never.
 */
export function buildTextMessage({ brand, title, city, link }: TextParts): string {
  const write = (wording: string) => `${toGsm(brand)}: ${wording}\n${link}\n${OPT_OUT}`;
  let message = '';
  for (const wording of wordings(toGsm(title), toGsm(city))) {
    message = write(wording);
    if (countSegments(message) === 1) return message;
  }
  return message;
}
