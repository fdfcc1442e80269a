/** While it is off, a tag that is loaded sends nothing, whatever it sees: its own switch. */
export function switchGoogleTag(isOn: boolean): void {
  const { googleTag: id } = document.body.dataset;
  if (id) (window as unknown as Record<string, boolean>)[`ga-disable-${id}`] = !isOn;
}
