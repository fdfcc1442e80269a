/**
 * The one inline style of all pages, allowed by its hash in every policy. `[aria-pressed]:empty` matches the hearts of
 * cards, which then need no attribute of their own.
 */
export const NOSCRIPT_CSS =
  '[aria-haspopup=dialog],[data-needs-script],[aria-pressed]:empty{display:none!important}[data-banner]{position:absolute!important}';
