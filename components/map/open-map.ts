/** Loads the map's component; rejects where WebGL or the code is missing. */
export async function openMap() {
  if (!hasWebGl()) throw new Error('No WebGL');
  return (await import('./map-view-gl')).MapViewGl;
}

function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
