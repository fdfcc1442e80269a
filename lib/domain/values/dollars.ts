const DOLLARS = /^\$?\s*(\d{1,6}(?:,\d{3})*)(?:\.(\d{1,2}))?$/;

/** Parses typed dollars to cents; null for anything else. */
export function parseDollars(text: string): number | null {
  const [, whole, part = ''] = DOLLARS.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
}
