import { filmSize } from '@hessa/rules/media/film/film-quality';
import type { VideoQuality } from '@hessa/rules/media/video-quality';
import { type ComponentProps, lazy, Suspense } from 'react';
import type KeepCardShown from '../../kept-lessons/keep-card.tsx';
import { useSession } from '../../session/use-session.ts';
import { streamCode } from './adapters/stream-code.ts';
import type { LessonVideo } from './lesson-player-props.ts';

type CardProps = ComponentProps<typeof KeepCardShown>;

// Without it the lesson is still watched.
const KeepCard = lazy<typeof KeepCardShown>(() =>
  import('../../kept-lessons/keep-card.tsx').catch(() => ({ default: () => null })),
);

interface KeepLessonProps extends Pick<CardProps, 'lessonId' | 'addresses' | 'digits' | 'onWhole'> {
  film: NonNullable<LessonVideo['film']>;
  quality: VideoQuality;
  soundAlone: boolean;
}

/** «حمّل الحصة»: in what the player would play now. Its room is there before its code. */
export function KeepLesson({ film, quality, soundAlone, ...rest }: KeepLessonProps) {
  const session = useSession();
  const size = soundAlone ? film.sound && { lines: null, bytes: film.sound.bytes } : filmSize(film.sizes, quality);
  if (session.status !== 'member' || !size) return null;
  return (
    <section className="keep-lesson" aria-label="الحصة من غير نت" dir="rtl">
      <Suspense fallback={null}>
        <KeepCard {...rest} {...size} userId={session.user.id} bringPlayer={streamCode} />
      </Suspense>
    </section>
  );
}
