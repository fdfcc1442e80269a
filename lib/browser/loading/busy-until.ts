/** Shows on a control that it was tapped, until what the tap asked for is there or has failed. */
export function busyUntil(control: Element, work: Promise<unknown>): void {
  const rest = () => control.removeAttribute('aria-busy');
  control.setAttribute('aria-busy', 'true');
  work.then(rest, rest);
}
