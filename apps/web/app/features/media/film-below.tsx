import type { QualityChoice, VideoQuality } from '@hessa/rules/media/video-quality';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { Suspense, useEffect } from 'react';
import type { KeptFilm } from '../../kept-lessons/open-kept.ts';
import { latePart } from '../../offline/late-part.ts';
import { FilmCost } from './film-cost.tsx';
import { KeepLesson } from './keep-lesson.tsx';
import type { LessonPlayerProps } from './lesson-player-props.ts';
import { qualityNow } from './quality-names.ts';
import type { useQuality } from './use-quality.ts';

/**
 * Comes with the first pieces of the film: whoever loses the line may still open it, and nobody waits for it at the
 * start.
 */
const QualitySheet = latePart(() => import('./quality-sheet.tsx').then((part) => part.QualitySheet));

type Video = LessonPlayerProps['video'];

interface FilmBelowProps {
  lessonId: number;
  held: Video & { film: NonNullable<Video['film']> };
  quality: ReturnType<typeof useQuality>;
  /** Of the picture that is really shown. */
  lines: number | null;
  fetchedBytes: number;
  soundAlone: boolean;
  /** What of it lies on the phone and plays from there. */
  kept: Pick<KeptFilm, 'lines'> | null;
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
  const { lessonId, held, quality, lines, kept, mayKeep, soundAlone, digits, sheetOpen, onSheet, onSound } = props;
  const { film, posterUrl, captionsUrl } = held;
  const isFlowing = props.fetchedBytes > 0;
  useEffect(() => {
    if (isFlowing) void QualitySheet.bring();
  }, [isFlowing]);
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
        isKept={kept !== null}
        noPicture={kept?.lines === null && !soundAlone}
        onSound={onSound}
        onQualities={() => onSheet(true)}
      />
      {sheetOpen && (
        <Suspense>
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
        </Suspense>
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
