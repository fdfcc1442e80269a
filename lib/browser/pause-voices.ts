/** Only one recording or film is heard at a time. */
export function pauseVoices(except?: EventTarget): void {
  for (const voice of document.querySelectorAll('audio')) {
    if (voice !== except) voice.pause();
  }
}
