import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { announcePicture } from './first-picture.ts';

export type Encoding = 'br' | 'gzip';

// As the front does it (deploy/nginx): the last steps cost much more than they spare.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const COMPRESSORS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: promisify(gzip),
};
// Next's own threshold.
const WORTH_COMPRESSING = 1024;

/** A finished page as it is sent: its bytes, compressed once for all visitors, and its tag. */
export class KnownPage {
  readonly bytes: Buffer;
  readonly tag: string;
  /** Its `Link` header. */
  readonly link: string | undefined;
  readonly #compressed = new Map<Encoding, Buffer | undefined>();

  constructor(text: string) {
    this.bytes = Buffer.from(text);
    this.tag = `"${createHash('sha1').update(this.bytes).digest('base64url')}"`;
    this.link = announcePicture(text);
  }

  get isWorthCompressing(): boolean {
    return this.bytes.length >= WORTH_COMPRESSING;
  }

  /** Undefined while it is being made, which the first call begins. */
  compressed(encoding: Encoding): Buffer | undefined {
    if (!this.#compressed.has(encoding)) {
      this.#compressed.set(encoding, undefined);
      void COMPRESSORS[encoding](this.bytes).then((made) => this.#compressed.set(encoding, made));
    }
    return this.#compressed.get(encoding);
  }
}

// Texts of pages, with their bytes about three times as much memory.
const MAX_CHARACTERS = 8_000_000;

/** Pages sent lately. A kept page is the same string at each visit, so finding it costs no look at its letters. */
export class KnownPages {
  readonly #pages = new Map<string, KnownPage>();
  #characters = 0;

  get(text: string): KnownPage {
    const known = this.#pages.get(text);
    if (known) return known;
    if (this.#characters + text.length > MAX_CHARACTERS) {
      this.#pages.clear();
      this.#characters = 0;
    }
    const page = new KnownPage(text);
    this.#pages.set(text, page);
    this.#characters += text.length;
    return page;
  }

  lengthOf(text: string): number | undefined {
    return this.#pages.get(text)?.bytes.length;
  }
}
