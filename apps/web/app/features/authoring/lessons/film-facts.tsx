import { playerTime } from '@hessa/rules/media/player-time';

interface FilmFactsProps {
  durationSeconds: number | null;
  width: number;
  height: number;
  /** Null where nobody knows yet. */
  channels: number | null;
}

/** What a film is, in one line: how long, how large, with sound or without. */
export function FilmFacts({ durationSeconds, width, height, channels }: FilmFactsProps) {
  return (
    <p className="film-status-facts">
      {durationSeconds !== null && <bdi dir="ltr">{playerTime(durationSeconds)}</bdi>}
      {width > 0 && (
        <bdi dir="ltr">
          {width}×{height}
        </bdi>
      )}
      {channels !== null && <span>{channels > 0 ? 'بصوت' : 'من غير صوت'}</span>}
    </p>
  );
}
