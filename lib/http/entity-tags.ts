import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

type Page = { tag: string; bytes: Buffer };

// Texts of pages, with their bytes about three times as much memory.
const MOST_CHARACTERS = 8_000_000;
/** From here on looking a text up is cheaper than counting. */
const LONG = 4096;

/** Pages sent lately. A kept page is the same string at each visit, so finding it costs no look at its letters. */
class KnownPages {
  readonly #pages = new Map<string, Page>();
  #characters = 0;

  get(text: string): Page {
    const known = this.#pages.get(text);
    if (known) return known;
    if (this.#characters + text.length > MOST_CHARACTERS) {
      this.#pages.clear();
      this.#characters = 0;
    }
    const bytes = Buffer.from(text);
    const page = { tag: `"${createHash('sha1').update(bytes).digest('base64url')}"`, bytes };
    this.#pages.set(text, page);
    this.#characters += text.length;
    return page;
  }

  lengthOf(text: string): number | undefined {
    return this.#pages.get(text)?.bytes.length;
  }
}

/** Whether the visitor has this very page; one who asks for a new copy gets it. */
function has({ headers }: ServerResponse['req'], tag: string): boolean {
  if (/\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  const held = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return held?.some((each) => each === tag || each === '*') ?? false;
}

const KINDS = /^text\/(?:html|x-component)\b/;
const UNKEPT = /\b(?:private|no-store)\b/;

const isKeptPage = (response: ServerResponse) =>
  response.statusCode === 200 &&
  response.req.method === 'GET' &&
  KINDS.test(String(response.getHeader('Content-Type'))) &&
  !UNKEPT.test(String(response.getHeader('Cache-Control')));

function tagAtItsEnd(response: ServerResponse, pages: KnownPages): void {
  const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
  response.end = (...rest: unknown[]) => {
    const [text, ...others] = rest;
    if (typeof text !== 'string' || response.headersSent) return end(...rest);
    const { tag, bytes } = pages.get(text);
    response.setHeader('ETag', tag);
    if (!has(response.req, tag)) return end(bytes, ...others);
    response.statusCode = 304;
    response.removeHeader('Content-Type');
    response.removeHeader('Content-Length');
    return end();
  };
}

/** Next counts the bytes of a page for each visitor too, which takes a tenth of what serving it costs. */
function countOnce(pages: KnownPages): void {
  const { byteLength } = Buffer;
  Buffer.byteLength = (text, encoding) => {
    const isLong = typeof text === 'string' && text.length > LONG && encoding === undefined;
    return (isLong ? pages.lengthOf(text) : undefined) ?? byteLength(text, encoding);
  };
}

/**
 * Next reckons a page's tag from its text for each visitor, letter by letter, which costs about as much as all the rest
 * of serving it (`generateEtags` is off for that). Here it is done once for each page. Next says a page's length just
 * before it sends the page, in one piece; what it renders per request has none.
 */
export function tagPages(): void {
  const { ServerResponse: Answer } = process.getBuiltinModule('node:http');
  const { setHeader } = Answer.prototype;
  const pages = new KnownPages();
  countOnce(pages);
  Answer.prototype.setHeader = function (name, value) {
    if (name === 'Content-Length' && isKeptPage(this)) tagAtItsEnd(this, pages);
    return setHeader.call(this, name, value);
  };
}
