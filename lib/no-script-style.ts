/**
 * The one style that stands in the pages themselves; the policy of each page allows it by its hash. A list has dozens of
 * hearts: toggles that are but a drawing go without an attribute for it.
 */
export const NO_SCRIPT_STYLE =
  '[aria-haspopup=dialog],[data-needs-script],[aria-pressed]:empty{display:none!important}[data-banner]{position:absolute!important}';
