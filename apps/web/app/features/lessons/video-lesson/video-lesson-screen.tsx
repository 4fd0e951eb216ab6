import { quizPath } from '@hessa/rules/lessons/kinds/quiz';
import { curriculumPath, enrolledCoursesPath } from '@hessa/rules/pages/student-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { isLock } from '../../../api/lesson-locks.ts';
import { useFilmWait } from '../../../api/use-film-wait.ts';
import { useFreshLinks } from '../../../api/use-fresh-links.ts';
import { useRead } from '../../../api/use-read.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { FilmWait } from '../../../ui/lesson/film-wait.tsx';
import { LessonHeader } from '../../../ui/lesson/lesson-header.tsx';
import { KeptSince } from '../../../ui/notices/kept-since.tsx';
import { PageSpinner } from '../../../ui/notices/page-spinner.tsx';
import { LockedLesson } from '../locked-lesson.tsx';
import { LessonTrouble, type Trouble } from './lesson-trouble.tsx';
import { readId } from './lesson-video.ts';
import { OpenVideoLesson } from './open-video-lesson.tsx';
import type { NotesSlot, PlayerSlot } from './player-slot.ts';

interface VideoLessonScreenProps {
  /** As they stand in the address. */
  courseId: string;
  lessonId: string;
  digits: DigitStyle;
  player: (slot: PlayerSlot) => ReactNode;
  notes: (slot: NotesSlot) => ReactNode;
}

export function VideoLessonScreen({ courseId, lessonId, ...shown }: VideoLessonScreenProps) {
  const course = readId(courseId);
  const lesson = readId(lessonId);
  // An address that names no lesson is answered without a call.
  if (course === null || lesson === null) {
    return (
      <LessonTrouble
        trouble={{ kind: 'missing' }}
        backTo={course ? curriculumPath({ courseId: course }) : enrolledCoursesPath()}
        onRetry={noRetry}
      />
    );
  }
  return <KnownLesson key={lesson} courseId={course} lessonId={lesson} {...shown} />;
}

interface KnownLessonProps extends Pick<VideoLessonScreenProps, 'digits' | 'player' | 'notes'> {
  courseId: number;
  lessonId: number;
}

function KnownLesson({ courseId, lessonId, digits, player, notes }: KnownLessonProps) {
  const content = useRead(
    'GET /Student/contentlesson/{id}',
    { params: { id: lessonId } },
    { kept: true, forgotten: true },
  );
  // A refusal may travel inside a 200: then there is no data.
  const video = content.reply?.data ?? null;
  const backTo = curriculumPath({ courseId });
  const waits = useFilmWait(content);
  useFreshLinks(
    video !== null && !Array.isArray(video) && video.attachmentUrl !== null,
    content.answeredAt,
    content.refresh,
  );

  if (Array.isArray(video) || content.error?.code === 'quiz.already_submitted') {
    return <Navigate to={quizPath({ courseId, lessonId })} replace />;
  }
  if (waits) {
    return (
      <div className="wrap">
        <FilmWait actions={<ButtonLink to={backTo}>العودة للمنهج</ButtonLink>} />
      </div>
    );
  }
  if (!video && (content.isLoading || content.isRefreshing)) {
    return (
      <>
        <LessonHeader back={{ to: backTo, label: 'العودة للمنهج' }} title={null} />
        <PageSpinner label="جاري تحميل الدرس..." />
      </>
    );
  }
  // Also in the middle: who is shut out while watching is told why, not that an address ran out.
  if (isLock(content.error)) {
    return <LockedLesson courseId={courseId} lessonId={lessonId} error={content.error} />;
  }
  if (!video?.videoUrl) {
    const trouble: Trouble = video
      ? { kind: 'missing' }
      : content.error
        ? { kind: 'error', error: content.error }
        : { kind: 'unsuccessful' };
    return <LessonTrouble trouble={trouble} backTo={backTo} onRetry={() => void content.refresh()} />;
  }
  return (
    <OpenVideoLesson
      courseId={courseId}
      lessonId={lessonId}
      video={video}
      answeredAt={content.answeredAt}
      digits={digits}
      player={player}
      notes={notes}
      notice={<KeptSince keptAt={content.keptAt} digits={digits} />}
      onSourceExpired={() => void content.refresh()}
    />
  );
}

function noRetry(): void {}
