import { type PublishGap, publishGaps } from '@hessa/rules/authoring/publish-gaps';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { coursePath } from '@hessa/rules/pages/public-pages';
import { ConfirmDialog } from '../../../teach-shell/editing/confirm-dialog.tsx';
import { keptDrafts } from '../../../teach-shell/editing/forget-drafts.ts';
import { ToldLink } from '../../../teach-shell/editing/told-link.tsx';
import type { TaughtCourse } from '../../../teach-shell/editing/use-taught-course.ts';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { GAP_WORDS } from '../lessons/lesson-editors.ts';
import type { TaughtShowing } from './showing-words.ts';
import './publish-dialog.css';

interface PublishDialogProps {
  course: TaughtCourse;
  onClose: () => void;
  /** Throws what the server refused. */
  onPublish: (despiteGaps: boolean) => Promise<void>;
}

/** The last look before students see a course: what is still missing, one line each. */
export function PublishDialog({ course, onClose, onPublish }: PublishDialogProps) {
  const gaps = publishGaps(
    course.units.map((unit) => ({
      ...unit,
      isHidden: isHidden(unit),
      lessons: unit.lessons.map((lesson) => ({ ...lesson, isHidden: isHidden(lesson) })),
    })),
  );
  const unsaved = unsavedOf(course);
  return (
    <ConfirmDialog
      title="تنشر الكورس؟"
      confirm={unsaved.length > 0 ? 'انشر المحفوظ بس' : gaps.length > 0 ? 'انشره برضه' : 'انشره'}
      onClose={onClose}
      onConfirm={() => onPublish(gaps.length > 0)}
    >
      {unsaved.length > 0 && (
        <Note tone="warn" title="فيه تعديل لسه ما اتحفظش">
          <p>الطلبة هيشوفوا المحفوظ بس. ارجع احفظ الأول:</p>
          <ul className="publish-gaps">
            {unsaved.map(({ key, name }) => (
              <li key={key}>
                <RtlTitle>{name}</RtlTitle>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {gaps.length > 0 ? (
        <Note tone="warn" title="في حاجات لسه ناقصة">
          <ul className="publish-gaps">
            {gaps.map((gap) => (
              <li key={JSON.stringify(gap)}>
                <GapWords gap={gap} course={course} />
              </li>
            ))}
          </ul>
        </Note>
      ) : (
        <p>هيظهر لكل طلبة {gradeLabel(course.grade, 'short')} في صفحة الكورسات.</p>
      )}
      {course.pricePiastres === 0 && <p className="publish-free">الكورس مجاني: أي طالب يقدر يبدأه من غير كود.</p>}
    </ConfirmDialog>
  );
}

/** It is out: who sees it, and the address to send them. */
export function PublishedDialog({ course: { id, name, grade }, onClose }: Omit<PublishDialogProps, 'onPublish'>) {
  const link = `${location.origin}${coursePath({ course: id })}`;
  return (
    <Dialog title="الكورس اتنشر" onClose={onClose}>
      <ToldLink
        told={`ظاهر دلوقتي لكل طلبة ${gradeLabel(grade, 'short')} في صفحة الكورسات. ده لينكه لو حبيت تبعته لهم:`}
        link={link}
        message={`كورس «${name}» نزل على المنصة: ${link}`}
      />
    </Dialog>
  );
}

/** What was written of this course in this browser and never saved: its own facts, and its lessons. */
function unsavedOf({ id, name, units }: TaughtCourse): { key: string; name: string }[] {
  const kept = keptDrafts();
  const isKept = (draft: string) => kept.some((place) => place.endsWith(` ${draft}`));
  const own = isKept(`course ${id}`) ? [{ key: 'course', name }] : [];
  const ofLessons = units.flatMap(({ lessons }) =>
    lessons
      .filter((lesson) => isKept(`quiz ${lesson.id}`) || isKept(`video ${lesson.id}`))
      .map((lesson) => ({ key: String(lesson.id), name: lesson.lessonName })),
  );
  return [...own, ...ofLessons];
}

const isHidden = ({ showing }: { showing: TaughtShowing }) => showing.kind === 'hidden';

function GapWords({ gap, course }: { gap: PublishGap; course: TaughtCourse }) {
  if (gap.kind === 'no-lessons') return 'الكورس لسه مفيهوش ولا درس.';
  const unit = course.units.find(({ id }) => id === gap.unitId);
  if (gap.kind === 'empty-unit') {
    return (
      <>
        وحدة «<RtlTitle>{unit?.name}</RtlTitle>» فاضية.
      </>
    );
  }
  const lesson = unit?.lessons.find(({ id }) => id === gap.lessonId);
  return (
    <>
      «<RtlTitle>{lesson?.lessonName}</RtlTitle>» {GAP_WORDS[gap.kind]}.
    </>
  );
}
