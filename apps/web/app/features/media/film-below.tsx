import type { QualityChoice, VideoQuality } from '@hessa/rules/media/video-quality';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { FilmCost } from './film-cost.tsx';
import { KeepLesson } from './keep-lesson.tsx';
import type { LessonPlayerProps } from './lesson-player-props.ts';
import { qualityNow } from './quality-names.ts';
import { QualitySheet } from './quality-sheet.tsx';
import type { useQuality } from './use-quality.ts';

type Video = LessonPlayerProps['video'];

interface FilmBelowProps {
  lessonId: number;
  held: Video & { film: NonNullable<Video['film']> };
  quality: ReturnType<typeof useQuality>;
  /** Of the picture that is really shown. */
  lines: number | null;
  fetchedBytes: number;
  soundAlone: boolean;
  isKept: boolean;
  /** It lies on the phone from now on. */
  onKept: () => void;
  /** A preview keeps nothing. */
  mayKeep: boolean;
  digits: DigitStyle;
  sheetOpen: boolean;
  onSheet: (open: boolean) => void;
  onSound: (alone: boolean) => void;
}

/** Below the picture of a film of our own: what it costs, in which quality, and the way to keep it. */
export function FilmBelow(props: FilmBelowProps) {
  const { lessonId, held, quality, lines, mayKeep, soundAlone, digits, sheetOpen, onSheet, onSound } = props;
  const { film, posterUrl, captionsUrl } = held;
  const chosen: VideoQuality = quality.choice === 'auto' ? quality.recommended : quality.choice;
  const shown = { film, quality: chosen, soundAlone, digits };
  const choose = (choice: QualityChoice | 'sound') => {
    if (choice === 'sound') onSound(true);
    else quality.choose(choice);
  };
  return (
    <>
      <FilmCost
        {...shown}
        now={qualityNow(quality.choice, lines)}
        saves={quality.saves}
        fetchedBytes={props.fetchedBytes}
        isKept={props.isKept}
        onSound={onSound}
        onQualities={() => onSheet(true)}
      />
      {sheetOpen && (
        <QualitySheet
          film={film}
          choice={soundAlone ? 'sound' : quality.choice}
          recommended={quality.recommended}
          saver={quality.saver}
          lines={soundAlone ? null : lines}
          digits={digits}
          onChoose={choose}
          onClose={() => onSheet(false)}
        />
      )}
      {mayKeep && (
        <KeepLesson
          {...shown}
          lessonId={lessonId}
          onWhole={props.onKept}
          addresses={{ poster: posterUrl, strip: film.strip?.url ?? null, captions: captionsUrl }}
        />
      )}
    </>
  );
}
