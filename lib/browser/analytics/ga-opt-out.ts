/** Google's own opt-out flag: while `ga-disable-ID` is set, a loaded tag sends nothing. */
export function toggleGoogleTag(isOn: boolean): void {
  const { googleTag: id } = document.body.dataset;
  if (id) (window as unknown as Record<string, boolean>)[`ga-disable-${id}`] = !isOn;
}
