/** Marks a tapped control as busy until the work settles. */
export function busyUntil(control: Element, work: Promise<unknown>): void {
  const rest = () => control.removeAttribute('aria-busy');
  control.setAttribute('aria-busy', 'true');
  work.then(rest, rest);
}
