const isUtf16 = (bytes: Uint8Array, first: number, second: number) =>
  bytes[0] === first && bytes[1] === second;

/** Whether this is UTF-8 text into which a few lines of another encoding were pasted. */
function isMostlyUtf8(text: string): boolean {
  const lost = text.match(/\ufffd/g)?.length ?? 0;
  const read = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  return read >= lost;
}

/**
 * Decodes a text file: UTF-16 if it has a byte order mark, else UTF-8, else Windows-1252, which Excel still writes.
 * Unreadable letters become U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  if (isUtf16(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (isUtf16(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    return isMostlyUtf8(text) ? text : new TextDecoder('windows-1252').decode(bytes);
  }
}
