const isUtf16 = (bytes: Uint8Array, first: number, second: number) =>
  bytes[0] === first && bytes[1] === second;

/** Decodes a text file: UTF-16 if it has a byte order mark, else UTF-8, else Windows-1252, which Excel still writes. */
export function decodeText(bytes: Uint8Array): string {
  if (isUtf16(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (isUtf16(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
