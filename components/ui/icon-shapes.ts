import type { IconNode } from 'lucide';

const path = (d: string): IconNode => [['path', { d }]];

// Icons that Lucide doesn't have.
export const HOT_TUB = /* @__PURE__ */ path(
  'M3 13.5h18v3a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM8 10.5c-1.3-1.7 1.3-2.6 0-4.5M12.2 10.5c-1.3-1.7 1.3-2.6 0-4.5M16.4 10.5c-1.3-1.7 1.3-2.6 0-4.5',
);
export const PADDLE = /* @__PURE__ */ path(
  'M10.2 14.6l-1.7-1.7a5.2 5.2 0 0 1 7.4-7.4 5.2 5.2 0 0 1-5.7 9.1zM9.8 14.2L4.5 19.5M19 19.5v.01',
);
export const TIKTOK = /* @__PURE__ */ path(
  'M16.4 3c.3 2.3 1.7 3.9 4.1 4.1v2.9a7 7 0 0 1-4-1.3v6.1a6.2 6.2 0 1 1-5.3-6.1v3.1a3.1 3.1 0 1 0 2.2 3V3z',
);
export const INSTAGRAM = /* @__PURE__ */ path(
  'M8 3.75h8A4.25 4.25 0 0 1 20.25 8v8A4.25 4.25 0 0 1 16 20.25H8A4.25 4.25 0 0 1 3.75 16V8A4.25 4.25 0 0 1 8 3.75zM12 15.75a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM16.9 7.1v.01',
);
export const FACEBOOK = /* @__PURE__ */ path(
  'M13.6 21v-7.6h2.7l.45-3.2H13.6V8.2c0-.9.3-1.55 1.6-1.55h1.7V3.8c-.3 0-1.3-.1-2.5-.1-2.5 0-4.1 1.5-4.1 4.2v2.3H7.5v3.2h2.8V21z',
);
