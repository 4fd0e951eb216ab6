const PATIENCE_MS = 8000;

/** How long a film is, by the browser's own reading of it; null for one that does not tell or does not open. */
export function readDuration(source: File | string): Promise<number | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const address = typeof source === 'string' ? source : URL.createObjectURL(source);
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    function end(seconds: number | null) {
      clearTimeout(timer);
      video.removeAttribute('src');
      if (typeof source !== 'string') URL.revokeObjectURL(address);
      resolve(seconds !== null && Number.isFinite(seconds) && seconds > 0 ? Math.max(1, Math.round(seconds)) : null);
    }
    video.preload = 'metadata';
    video.onloadedmetadata = () => end(video.duration);
    video.onerror = () => end(null);
    video.src = address;
  });
}
