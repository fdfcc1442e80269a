import type { NextRequest } from 'next/server';

export const LINK_KINDS = [
  'stay',
  'question',
  'review',
  'shared-itinerary',
  'preview',
  'pay',
  'quote',
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
export type PrivateLink = { kind: LinkKind; token: string };

const LINK = new RegExp(`^/(${LINK_KINDS.join('|')})/([^/]+)(?:/(?:cancel|change))?$`);

/** The private link of a document request; null for every other request. */
export function parsePrivateLink({ nextUrl, method, headers }: NextRequest): PrivateLink | null {
  const [, kind, token] = LINK.exec(nextUrl.pathname) ?? [];
  const isDocument = (method === 'GET' || method === 'HEAD') && !headers.has('rsc');
  return kind && token && isDocument ? { kind: kind as LinkKind, token } : null;
}
