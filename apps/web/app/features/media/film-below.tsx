import type { VideoQuality } from '@hessa/rules/media/video-quality';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { FilmCost } from './film-cost.tsx';
import { KeepLesson } from './keep-lesson.tsx';
import type { LessonPlayerProps } from './lesson-player-props.ts';
import type { useQuality } from './use-quality.ts';

type Video = LessonPlayerProps['video'];

interface FilmBelowProps {
  lessonId: number;
  held: Video & { film: NonNullable<Video['film']> };
  quality: ReturnType<typeof useQuality>;
  fetchedBytes: number;
  soundAlone: boolean;
  isKept: boolean;
  /** A preview keeps nothing. */
  mayKeep: boolean;
  digits: DigitStyle;
  onSound: (alone: boolean) => void;
}

/** Below the picture of a film of our own: what it costs, and the way to keep it. */
export function FilmBelow({ lessonId, held, quality, mayKeep, soundAlone, digits, ...rest }: FilmBelowProps) {
  const { film, posterUrl, captionsUrl } = held;
  const chosen: VideoQuality = quality.choice === 'auto' ? quality.recommended : quality.choice;
  const shown = { film, quality: chosen, soundAlone, digits };
  return (
    <>
      <FilmCost {...shown} {...rest} saves={quality.saves} />
      {mayKeep && (
        <KeepLesson
          {...shown}
          lessonId={lessonId}
          addresses={{ poster: posterUrl, strip: film.strip?.url ?? null, captions: captionsUrl }}
        />
      )}
    </>
  );
}
