/** The tag's own opt-out: a loaded tag sends nothing while it is set. */
export function switchGoogleTag(isOn: boolean): void {
  const { googleTag: id } = document.body.dataset;
  if (id) (window as unknown as Record<string, boolean>)[`ga-disable-${id}`] = !isOn;
}
