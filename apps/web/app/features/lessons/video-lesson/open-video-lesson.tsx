import { offersFinish } from '@hessa/rules/media/playback';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLessonCompletion } from '../../../outbox/lesson-completion.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { AttachmentCard } from '../../../ui/lesson/attachment-card.tsx';
import { FinishButton } from '../../../ui/lesson/finish-button.tsx';
import { LessonHeader } from '../../../ui/lesson/lesson-header.tsx';
import { LessonTitle } from '../../../ui/lesson/lesson-title.tsx';
import { usePageName } from '../../../ui/lesson/use-page-name.ts';
import type { VideoClock } from '../../../ui/lesson/video-clock.ts';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { useWayBack } from '../way-back.tsx';
import { FinishedStrip } from './finished-strip.tsx';
import { LessonFacts } from './lesson-facts.tsx';
import type { LessonVideo } from './lesson-video.ts';
import type { NotesSlot, PlayerSlot } from './player-slot.ts';
import { NextLesson, UnitLessons } from './unit-lessons.tsx';
import { type LessonPlace, useLessonPlace } from './use-lesson-place.ts';
import { WatchCard } from './watch-card.tsx';
import './open-video-lesson.css';

interface OpenVideoLessonProps {
  courseId: number;
  lessonId: number;
  video: LessonVideo;
  answeredAt: number;
  digits: DigitStyle;
  player: (slot: PlayerSlot) => ReactNode;
  notes: (slot: NotesSlot) => ReactNode;
  notice: ReactNode;
  onSourceExpired: () => void;
}

export function OpenVideoLesson(props: OpenVideoLessonProps) {
  const { courseId, lessonId, video, answeredAt, digits, player, notes, notice, onSourceExpired } = props;
  const navigate = useNavigate();
  const place = useLessonPlace(courseId, lessonId);
  const { completed, waiting, refusal, finish } = useLessonCompletion(lessonId, video.isCompleted);
  const [moment, setMoment] = useState<Parameters<PlayerSlot['onProgress']>[0]>({
    positionSeconds: video.positionSeconds,
    durationSeconds: null,
    speed: 1,
  });
  // Going back to see something again takes nothing away; what a phone kept before this was told says nothing of it.
  const [furthest, setFurthest] = useState(0);
  const seenSeconds = Math.max(furthest, video.furthestSeconds || 0);
  const onProgress: PlayerSlot['onProgress'] = (at) => {
    setMoment(at);
    setFurthest((before) => Math.max(before, at.positionSeconds));
  };
  const clock = useRef<VideoClock>(null);
  const [leaving, setLeaving] = useState(false);
  const [listOpen, setListOpen] = useState(false);
  const durationSeconds = moment.durationSeconds ?? video.durationSeconds;
  const back = useWayBack(courseId);
  const completedId = completed ? lessonId : null;
  usePageName(video.lessonName);

  const onFinish = () => {
    if (completed) return;
    finish();
    setLeaving(true);
  };

  const heading = (
    <div className="video-lesson-title">
      <LessonTitle>{video.lessonName}</LessonTitle>
    </div>
  );
  return (
    <>
      <LessonHeader
        back={back}
        title={<RtlTitle>{place?.courseName ?? video.lessonName}</RtlTitle>}
        place={place && <PlaceWords place={place} digits={digits} />}
        end={
          place && (
            <IconButton label="قائمة الدروس" aria-haspopup="dialog" onClick={() => setListOpen(true)}>
              <IconList aria-hidden="true" />
            </IconButton>
          )
        }
      />
      <div className="video-lesson">
        <div className="video-lesson-main">
          {player({ lessonId, video, answeredAt, clock, heading, completed, onFinish, onProgress, onSourceExpired })}
        </div>
        <div className="video-lesson-side">
          {notice}
          <LessonFacts
            durationSeconds={video.durationSeconds ?? durationSeconds}
            speed={moment.speed}
            digits={digits}
          />
          <WatchCard
            seenSeconds={seenSeconds}
            durationSeconds={durationSeconds}
            completed={completed}
            digits={digits}
          />
          {refusal && (
            <Note tone="wrong" title="مقدرناش نسجّل إن الفيديو خلص">
              <p>{refusal.messageAr}</p>
            </Note>
          )}
          {completed ? (
            <p className="video-lesson-done">
              <IconCheck size={20} aria-hidden="true" />
              {waiting ? 'خلصته، وهيتسجّل أول ما النت يرجع' : 'الفيديو ده مكتمل'}
            </p>
          ) : (
            <FinishButton wide isSecond={isOffered(moment)} onFinish={onFinish} />
          )}
          <AttachmentCard url={video.attachmentUrl} title={video.attachmentTitle} />
          {notes({ lessonId, clock })}
          {place && (
            <>
              <div className="video-lesson-next">
                <NextLesson courseId={courseId} place={place} digits={digits} />
              </div>
              <div className="video-lesson-list">
                <UnitLessons courseId={courseId} place={place} completedId={completedId} digits={digits} />
              </div>
            </>
          )}
        </div>
      </div>
      {place && listOpen && (
        <Dialog title="دروس الوحدة" onClose={() => setListOpen(false)}>
          <UnitLessons courseId={courseId} place={place} completedId={completedId} digits={digits} />
        </Dialog>
      )}
      {leaving && !refusal && (
        <FinishedStrip waiting={waiting} onLeave={() => void navigate(back.to)} onStay={() => setLeaving(false)} />
      )}
    </>
  );
}

/** Whether the player itself offers to end it. */
function isOffered({ positionSeconds, durationSeconds }: { positionSeconds: number; durationSeconds: number | null }) {
  return durationSeconds !== null && offersFinish(positionSeconds / durationSeconds, false);
}

function PlaceWords({ place, digits }: { place: LessonPlace; digits: DigitStyle }) {
  const number = (value: number) => <bdi>{formatNumber(value, digits)}</bdi>;
  return (
    <>
      <RtlTitle>{place.unitName}</RtlTitle>، الدرس {number(place.index + 1)} من {number(place.lessons.length)}
    </>
  );
}
