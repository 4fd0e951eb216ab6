/** Tracks of words. The others are pictures of words, which nobody can write down. */
const WORDS = new Set(['subrip', 'srt', 'ass', 'ssa', 'webvtt', 'mov_text', 'text']);
const ARABIC = new Set(['ara', 'ar']);

interface ToldTrack {
  codec_name?: unknown;
  tags?: { language?: unknown };
  disposition?: { default?: unknown };
}

/**
 * Which of a film's own tracks of words its lesson shows, counted among those tracks as ffprobe tells them: Arabic
 * before what the film itself puts first, and that before any other. Null where it has none.
 */
export function captionsTrack(told: unknown): number | null {
  const { streams } = (told ?? {}) as { streams?: unknown };
  if (!Array.isArray(streams)) return null;
  const tracks = (streams as (ToldTrack | null)[])
    .map((track, at) => ({ track, at }))
    .filter(({ track }) => WORDS.has(String(track?.codec_name)));
  const chosen =
    tracks.find(({ track }) => ARABIC.has(String(track?.tags?.language))) ??
    tracks.find(({ track }) => track?.disposition?.default === 1) ??
    tracks[0];
  return chosen?.at ?? null;
}
