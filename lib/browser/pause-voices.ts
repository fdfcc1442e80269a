/** Pauses all other recordings and films, so that only one plays at a time. */
export function pauseVoices(except?: EventTarget): void {
  for (const voice of document.querySelectorAll('audio')) {
    if (voice !== except) voice.pause();
  }
}
