import { offersFinish } from '@hessa/rules/media/playback';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { isLock } from '../../../api/lesson-locks.ts';
import { useFilmWait } from '../../../api/use-film-wait.ts';
import { useFreshLinks } from '../../../api/use-fresh-links.ts';
import { useLineCut } from '../../../api/use-line-cut.ts';
import { useRead } from '../../../api/use-read.ts';
import { useLessonCompletion } from '../../../outbox/lesson-completion.ts';
import { SupportLink } from '../../../shell/support-link.tsx';
import { useSupportNumber } from '../../../shell/use-support-number.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { TornPageDrawing } from '../../../ui/drawings/torn-page-drawing.tsx';
import { AttachmentCard } from '../../../ui/lesson/attachment-card.tsx';
import { FilmWait } from '../../../ui/lesson/film-wait.tsx';
import { FinishButton } from '../../../ui/lesson/finish-button.tsx';
import { LessonTitle } from '../../../ui/lesson/lesson-title.tsx';
import { LOCK_TITLES } from '../../../ui/lesson/lock-titles.ts';
import { NeedsTheLine } from '../../../ui/lesson/needs-the-line.tsx';
import type { VideoClock } from '../../../ui/lesson/video-clock.ts';
import { Note } from '../../../ui/notices/note.tsx';
import { PageSpinner } from '../../../ui/notices/page-spinner.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { BackToLectures } from './back-to-lectures.tsx';
import type { LessonPaneProps } from './lesson-pane-props.ts';

export function VideoPane({ lesson, player, notes, onDone, onShut, onNext }: LessonPaneProps) {
  const clock = useRef<VideoClock>(null);
  const [isOffered, setOffered] = useState(false);
  const content = useRead(
    'GET /Student/contentlesson/{id}',
    { params: { id: lesson.id } },
    { kept: true, forgotten: true },
  );
  const data = content.reply?.data;
  const video = data && !Array.isArray(data) && data.videoUrl ? data : null;
  useFreshLinks(video !== null && video.attachmentUrl !== null, content.answeredAt, content.refresh);
  const { completed, waiting, refusal, finish } = useLessonCompletion(
    lesson.id,
    lesson.finished || (video?.isCompleted ?? false),
  );
  const waits = useFilmWait(content);
  if (waits) return <FilmWait />;
  // Also in the middle: who is shut out while watching is told why, not that an address ran out.
  if (content.error?.code === 'lesson.film_failed' || isLock(content.error)) {
    return <Shut error={content.error} onShut={onShut} />;
  }
  if (!video) {
    return content.isLoading || content.isRefreshing ? (
      <PageSpinner label="جاري تحميل الدرس..." />
    ) : (
      <ContentFailed error={content.error} onRetry={() => void content.refresh()} />
    );
  }
  const onFinish = () => {
    if (completed) return;
    finish();
    onDone();
  };
  return (
    <>
      <div className="unit-player">
        {player({
          lessonId: lesson.id,
          video,
          answeredAt: content.answeredAt,
          clock,
          heading: (
            <div className="unit-video-title">
              <LessonTitle>{lesson.name}</LessonTitle>
            </div>
          ),
          completed,
          onFinish,
          onProgress: ({ positionSeconds, durationSeconds }) =>
            setOffered(durationSeconds !== null && offersFinish(positionSeconds / durationSeconds, false)),
          onSourceExpired: () => void content.refresh(),
        })}
      </div>
      <div className="unit-pane">
        {refusal && (
          <Note tone="wrong" title="مقدرناش نسجّل إن الفيديو خلص">
            <p>{refusal.messageAr}</p>
          </Note>
        )}
        {completed ? (
          <>
            <p className="unit-done" role="status">
              <IconCheck size={20} aria-hidden="true" />
              {waiting ? 'خلصته، وهيتسجّل أول ما النت يرجع' : 'الفيديو ده مكتمل'}
            </p>
            {onNext ? <Button onClick={onNext}>الدرس اللي بعده</Button> : <BackToLectures />}
          </>
        ) : (
          <FinishButton isSecond={isOffered} onFinish={onFinish} />
        )}
        <AttachmentCard url={video.attachmentUrl} title={video.attachmentTitle} />
        {notes({ lessonId: lesson.id, clock })}
      </div>
    </>
  );
}

/** The server has decided: asking again would not help, and the rest of the unit stands. */
function Shut({ error, onShut }: { error: ApiError; onShut: () => void }) {
  const tell = useEffectEvent(onShut);
  useEffect(() => {
    tell();
  }, []);
  return (
    <div role="alert">
      <StatePanel
        heading="h1"
        drawing={isLock(error) ? <CopybookDrawing /> : <TornPageDrawing />}
        title={LOCK_TITLES[error.code] ?? 'الفيديو مش شغّال'}
        actions={
          <>
            <BackToLectures />
            <LessonSupport />
          </>
        }
      >
        <p>{error.messageAr}</p>
      </StatePanel>
    </div>
  );
}

/** Of a lesson that does not open. */
function LessonSupport() {
  return <SupportLink number={useSupportNumber()} words="السلام عليكم، فيه درس مش راضي يفتح معايا." />;
}

/** The lesson's own content did not come; the rest of the unit stands. */
function ContentFailed({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) {
  const isCut = useLineCut();
  if (error?.isNetwork && isCut) return <NeedsTheLine what="lesson" />;
  return (
    <div role="alert">
      <StatePanel
        heading="h1"
        drawing={<TornPageDrawing />}
        title="حدث خطأ أثناء تحميل محتوى الدرس"
        actions={
          <>
            <Button onClick={onRetry}>
              <IconRefresh aria-hidden="true" />
              جرّب تاني
            </Button>
            <LessonSupport />
          </>
        }
      >
        {error && <p>{error.messageAr}</p>}
        <p>جرّب تاني، ولو فضل كده كلّم المشرف.</p>
      </StatePanel>
    </div>
  );
}
