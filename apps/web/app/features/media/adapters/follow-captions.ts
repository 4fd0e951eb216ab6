/**
 * The captions of a video, read from its track and drawn by us: above the controls, inside the fullscreen, in the
 * page's own letters.
 */
export function followCaptions(video: HTMLVideoElement, url: string | null, onWords: (words: string | null) => void) {
  if (url === null) return { show() {}, stop() {} };
  const element = document.createElement('track');
  element.kind = 'captions';
  element.srclang = 'ar';
  element.label = 'عربي';
  const { track } = element;
  const say = () => {
    const words = track.mode === 'hidden' ? [...(track.activeCues ?? [])].map(textOf).filter(Boolean).join('\n') : '';
    onWords(words || null);
  };
  track.addEventListener('cuechange', say);
  video.append(element);
  return {
    show(shown: boolean) {
      // Fetched when first wanted: whoever does not read them does not pay for them.
      if (shown && !element.src) element.src = url;
      track.mode = shown ? 'hidden' : 'disabled';
      say();
    },
    stop: () => track.removeEventListener('cuechange', say),
  };
}

function textOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
}
