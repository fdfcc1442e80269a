/** The one style that stands in the pages themselves; the policy of each page allows it by its hash. */
export const NO_SCRIPT_STYLE =
  '[aria-haspopup=dialog],[data-needs-script]{display:none!important}[data-banner]{position:absolute!important}';
