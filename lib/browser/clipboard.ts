/** Returns false where there is no clipboard (plain HTTP, some in-app browsers) or access is denied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
