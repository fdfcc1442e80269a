import type { ServerResponse } from 'node:http';
import { KnownPages, type KnownPage } from './known-pages.ts';
import { sendable, sendPage } from './send-page.ts';

/** From here on looking a text up is cheaper than counting. */
const LONG = 4096;
const KINDS = /^text\/(?:html|x-component)\b/;
const UNKEPT = /\b(?:private|no-store)\b/;

const isKeptPage = (response: ServerResponse) =>
  response.statusCode === 200 &&
  response.req.method === 'GET' &&
  KINDS.test(String(response.getHeader('Content-Type'))) &&
  !UNKEPT.test(String(response.getHeader('Cache-Control')));

export type PageSent = (response: ServerResponse, page: KnownPage) => void;

function tagAtItsEnd(response: ServerResponse, pages: KnownPages, onSent: PageSent): void {
  const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
  response.end = (...rest: unknown[]) => {
    const [text, ...others] = rest;
    if (typeof text !== 'string' || response.headersSent) return end(...rest);
    const page = pages.get(text);
    onSent(response, page);
    // Until it is compressed for all visitors, Next's server compresses it for each.
    const known = sendable(response.req, page) ?? { page, body: page.bytes };
    sendPage(response, known, (bytes) => (bytes ? end(bytes, ...others) : end()));
    return response;
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
export function tagPages(onSent: PageSent = () => undefined): void {
  const { ServerResponse: Answer } = process.getBuiltinModule('node:http');
  const { setHeader } = Answer.prototype;
  const pages = new KnownPages();
  countOnce(pages);
  Answer.prototype.setHeader = function (name, value) {
    if (name === 'Content-Length' && isKeptPage(this)) tagAtItsEnd(this, pages, onSent);
    return setHeader.call(this, name, value);
  };
}
