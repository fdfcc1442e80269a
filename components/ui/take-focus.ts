/** A ref for what appears in answer to a tap, so that the keyboard and screen readers go on there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
