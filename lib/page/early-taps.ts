/** Tells the script below that the page is hydrated. */
export const HYDRATED = 'hydrated';

/**
 * Stands in every page, before its content; the page's policy allows it by its hash, so it is one plain string. React
 * takes over the whole page in one commit, and what is clicked earlier reaches no handler. Until then:
 * - a click on a control that only scripts answer is held, marked `aria-busy`, and made again once they are there;
 *   of clicks that exclude each other (dialogs, menus) the last counts, of toggles each;
 * - links and forms with an address are left to the browser;
 * - when a script fails, or a click has waited ten seconds, the page becomes the one for visitors without scripts, and
 *   what was clicked leads on: to `data-else`, to the cabin of its card, or wherever the element itself leads.
 */
export const EARLY_TAPS =
  '(()=>{' +
  'let w,held=new Set,o=new AbortController,' +
  'on=(n,f)=>addEventListener(n,f,{capture:1,signal:o.signal}),' +
  'rest=t=>{t.removeAttribute("aria-busy");held.delete(t)},' +
  'end=f=>{o.abort();clearTimeout(w);held.forEach(t=>{rest(t);f(t)})},' +
  'fail=()=>{' +
  'document.querySelectorAll("noscript").forEach(t=>t.outerHTML=t.textContent);' +
  'end(t=>{' +
  'let c=t.closest("[data-cabin]"),to=c?c.querySelector("a").href+"#availability":t.dataset.else;' +
  'to?location=to:t.click()' +
  '})' +
  '};' +
  'on("click",e=>{' +
  'let t=e.target.closest("button:is([type=button],:not(form *)),[data-photo]");' +
  'if(!t)return;' +
  't.ariaPressed||held.forEach(t=>t.ariaPressed||rest(t));' +
  't.setAttribute("aria-busy",true);' +
  'e.preventDefault();' +
  'e.stopImmediatePropagation();' +
  'held.add(t);' +
  'w||=setTimeout(fail,1e4)' +
  '});' +
  'on("error",({target:t})=>{' +
  't.localName=="script"&&(document.readyState=="loading"?on("DOMContentLoaded",fail):fail())' +
  '});' +
  `on("${HYDRATED}",()=>end(t=>t.click()))` +
  '})()';
