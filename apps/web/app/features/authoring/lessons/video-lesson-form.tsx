import { playerTime } from '@hessa/rules/media/player-time';
import { writtenDuration } from '@hessa/rules/media/written-duration';
import { teachWatchPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../api/call.ts';
import { SaveBar } from '../../../teach-shell/editing/save-bar.tsx';
import { useDraft } from '../../../teach-shell/editing/use-draft.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { LessonVideo } from '../../lessons/video-lesson/lesson-video.ts';
import { FilmStatus } from './film-status.tsx';
import { KeptFile } from './kept-file.tsx';
import type { PreviewSlot } from './preview-slot.ts';
import { readFilm } from './read-film.ts';
import { ShutOutNote } from './shut-out-note.tsx';
import { StudentPreview } from './student-preview.tsx';
import { TheirVideo } from './their-video.tsx';
import { useFilePaths } from './use-file-paths.ts';
import { useFilm } from './use-film.ts';
import { VideoChoice } from './video-choice.tsx';
import { addressOf, bodyOf, draftOf, problemsOf, SAVE, type TaughtVideo, type VideoDraft } from './video-draft.ts';
import './video-lesson-editor.css';

interface VideoLessonFormProps {
  lesson: TaughtVideo;
  digits: DigitStyle;
  player: (slot: PreviewSlot) => ReactNode;
  refresh: () => Promise<void>;
  /** The tree beside the form follows. */
  onSaved: () => Promise<void>;
}

export function VideoLessonForm({ lesson, digits, player, refresh, onSaved }: VideoLessonFormProps) {
  const draft = useDraft<VideoDraft>({
    name: `video ${lesson.id}`,
    stored: { version: lesson.version, value: draftOf(lesson) },
    async save(value, version) {
      const { data } = await call(SAVE, { params: { lessonId: lesson.id }, body: bodyOf(value, version) });
      // With it comes the course's new version, and with that this lesson anew.
      void onSaved();
      return { version: data.version, value: draftOf(data) };
    },
    refresh,
  });
  const { value } = draft;
  const [isShown, setShown] = useState(false);
  const [isTried, setTried] = useState(false);
  const { pathOf, learn } = useFilePaths(lesson, value);
  const problems = problemsOf(value);
  const followed = useFilm(value.source === 'file' ? (value.video?.mediaId ?? null) : null);
  const { film } = followed;
  const change = (part: Partial<VideoDraft>) => draft.change((now) => ({ ...now, ...part }));

  const address = addressOf(value);
  // A film plays as its students will see it, once there is something to see; any other file as it came.
  const stream = film ? film.streamUrl : pathOf(value.video);
  const outside = address.kind === 'refused' ? '' : address.address;
  const video: LessonVideo = {
    type: 'Video',
    lessonName: value.name.trim() || 'درس من غير اسم',
    videoUrl: value.source === 'address' ? outside : (stream ?? ''),
    captionsUrl: pathOf(value.captions) ?? film?.captionsUrl ?? null,
    posterUrl: pathOf(value.poster),
    durationSeconds: writtenDuration(value.duration),
    isCompleted: false,
    attachmentUrl: pathOf(value.attachment),
    attachmentTitle: value.attachmentTitle.trim() || null,
    positionSeconds: 0,
    positionAgeSeconds: null,
    furthestSeconds: 0,
    film: null,
  };
  const seen = player({ lessonId: lesson.id, video, onDuration: learnDuration });

  const filmed = film?.facts?.durationSeconds ?? null;
  const tellFilmed = useEffectEvent(() => learnDuration(filmed));
  useEffect(() => {
    if (filmed !== null) tellFilmed();
  }, [filmed]);

  /** Never over what somebody wrote. */
  function learnDuration(seconds: number | null) {
    if (seconds === null || value.duration.trim()) return;
    draft.change((now) => (now.duration.trim() ? now : { ...now, duration: playerTime(Math.round(seconds)) }));
  }

  return (
    <section className="video-editor" aria-labelledby="video-editor-title">
      <div className="video-editor-head">
        <h2 id="video-editor-title">
          <RtlTitle>{lesson.name}</RtlTitle>
        </h2>
        <div className="console-actions">
          <ButtonLink look="line" size="small" to={teachWatchPath({ lessonId: lesson.id })}>
            مين اتفرّج
          </ButtonLink>
          <Button look="line" size="small" onClick={() => setShown(true)}>
            شوف الدرس كطالب
          </Button>
        </div>
      </div>
      {lesson.videoUrl === null && lesson.video === null && (
        <ShutOutNote unitId={lesson.unitId} type="Video" digits={digits} />
      )}
      <Field
        label="اسم الدرس"
        maxLength={120}
        value={value.name}
        problem={isTried || draft.isDirty ? problems.name : undefined}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <VideoChoice
        draft={value}
        problem={problems.address}
        digits={digits}
        makesFilms={lesson.makesFilms}
        onChange={change}
        onUploaded={learn}
        onFilm={(film) => void readFilm(film).then((read) => learnDuration(read?.durationSeconds ?? null))}
      />
      <FilmStatus followed={followed} digits={digits} />
      {video.videoUrl && !isShown && <div className="video-editor-player">{seen}</div>}
      <Field
        label="مدة الفيديو"
        script="latin"
        inputMode="text"
        autoComplete="off"
        placeholder="12:30"
        maxLength={8}
        value={value.duration}
        problem={problems.duration}
        hint="بنقراها من الفيديو لو قدرنا، أو اكتبها زي 12:30، أو عدد الدقايق بس."
        onChange={(event) => change({ duration: event.currentTarget.value })}
      />
      <KeptFile
        purpose="captions"
        label="ملف الترجمة"
        file={value.captions}
        digits={digits}
        onUploaded={learn}
        onChange={(captions) => change({ captions })}
      />
      <KeptFile
        purpose="poster"
        label="صورة الفيديو قبل ما يشتغل"
        file={value.poster}
        digits={digits}
        onUploaded={learn}
        onChange={(poster) => change({ poster })}
      />
      <KeptFile
        purpose="attachment"
        label="مرفق للطالب"
        file={value.attachment}
        digits={digits}
        onUploaded={learn}
        onChange={(attachment) =>
          draft.change((now) => ({
            ...now,
            attachment,
            attachmentTitle: now.attachmentTitle || (attachment?.fileName.replace(/\.[^.]+$/, '') ?? ''),
          }))
        }
      />
      {value.attachment && (
        <Field
          label="عنوان المرفق"
          maxLength={120}
          value={value.attachmentTitle}
          problem={problems.attachmentTitle}
          onChange={(event) => change({ attachmentTitle: event.currentTarget.value })}
        />
      )}
      <SaveBar
        draft={draft}
        theirs={<TheirVideo lesson={lesson} />}
        maySave={() => {
          setTried(true);
          return Object.keys(problems).length === 0;
        }}
      />
      {isShown && (
        <StudentPreview
          video={video}
          digits={digits}
          player={seen}
          isUnsaved={draft.isDirty}
          onClose={() => setShown(false)}
        />
      )}
    </section>
  );
}
