import { teachCoursePath } from '@hessa/rules/pages/console-pages';
import { teachLessonPath } from '@hessa/rules/pages/lesson-paths';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { ConfirmDialog } from '../../../teach-shell/editing/confirm-dialog.tsx';
import type { TaughtLesson, TaughtUnit } from '../../../teach-shell/editing/use-taught-course.ts';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { LESSON_EDITORS } from '../lessons/lesson-editors.ts';
import { ShutOutNote } from '../lessons/shut-out-note.tsx';
import { DeleteLessonDialog } from './delete-lesson-dialog.tsx';
import { FileDialog } from './file-dialog.tsx';
import { LinkDialog, type TaughtResource } from './link-dialog.tsx';
import { MoveLessonDialog } from './move-lesson-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { ShowingDialog } from './showing-dialog.tsx';
import type { CourseEdits } from './use-course-edits.ts';

/** What somebody is being asked about the tree. */
export type TreeQuestion =
  | { kind: 'new-unit' }
  | { kind: 'edit-unit' | 'show-unit' | 'delete-unit' | 'new-link' | 'new-file'; unit: TaughtUnit }
  | { kind: 'new-lesson'; unit: TaughtUnit; type: TaughtLesson['type'] }
  | { kind: 'rename-lesson' | 'show-lesson' | 'move-lesson' | 'delete-lesson'; lesson: TaughtLesson; unit: TaughtUnit }
  | { kind: 'edit-resource' | 'delete-resource'; resource: TaughtResource };

interface TreeDialogsProps {
  courseId: number;
  question: TreeQuestion;
  edits: CourseEdits;
  /** The lesson that stands in the panel. */
  openLessonId: number | null;
  digits: DigitStyle;
  onClose: () => void;
  /** One question may lead to another. */
  onAsk: (question: TreeQuestion) => void;
}

/** One question at a time. A refusal is told in the dialog, with what was typed still in it. */
export function TreeDialogs({ courseId, question, edits, openLessonId, digits, onClose, onAsk }: TreeDialogsProps) {
  const navigate = useNavigate();
  const { edit, units } = edits;
  const leave = (lessonIds: number[]) => {
    if (openLessonId !== null && lessonIds.includes(openLessonId)) void navigate(teachCoursePath({ courseId }));
  };

  switch (question.kind) {
    case 'new-unit':
      return (
        <NameDialog
          title="وحدة جديدة"
          placeholder="مثلًا: Present Perfect"
          confirm="ضيف الوحدة"
          onClose={onClose}
          onSave={async (name) => {
            await edit((version) =>
              call('POST /api/teach/courses/{courseId}/units', { params: { courseId }, body: { version, name } }),
            );
            onClose();
          }}
        />
      );
    case 'edit-unit': {
      const { id: unitId, name, title } = question.unit;
      return (
        <NameDialog
          title="اسم الوحدة"
          name={name}
          second={{ label: 'عنوان تحت الاسم (اختياري)', value: title }}
          confirm="احفظ"
          onClose={onClose}
          onSave={async (next, second) => {
            const body = { name: next, title: second };
            await edit((version) =>
              call('PUT /api/teach/units/{unitId}', { params: { unitId }, body: { version, ...body } }),
            );
            onClose();
          }}
        />
      );
    }
    case 'show-unit': {
      const { id: unitId, name, showing } = question.unit;
      return (
        <ShowingDialog
          title={`ظهور «${name}»`}
          what="unit"
          showing={showing}
          digits={digits}
          onClose={onClose}
          onSave={async (wanted) => {
            await edit((version) =>
              call('PUT /api/teach/units/{unitId}/showing', { params: { unitId }, body: { version, showing: wanted } }),
            );
            onClose();
          }}
        />
      );
    }
    case 'delete-unit': {
      const { id: unitId, name, lessons } = question.unit;
      return (
        <ConfirmDialog
          title={`تمسح وحدة «${name}»؟`}
          confirm="امسح الوحدة"
          danger
          onClose={onClose}
          onConfirm={async () => {
            await edit((version) =>
              call('POST /api/teach/units/{unitId}/delete', { params: { unitId }, body: { version } }),
            );
            onClose();
            leave(lessons.map(({ id }) => id));
          }}
        >
          <p>
            «<RtlTitle>{name}</RtlTitle>» وكل اللي جواها هيروح المحذوفات، وتقدر ترجّعه في ٣٠ يوم.
          </p>
        </ConfirmDialog>
      );
    }
    case 'new-lesson': {
      const { unit, type } = question;
      const { newTitle, example, add } = LESSON_EDITORS[type];
      return (
        <NameDialog
          title={newTitle}
          placeholder={example}
          confirm={add}
          onClose={onClose}
          onSave={async (name) => {
            const { id } = await edit((version) =>
              call('POST /api/teach/units/{unitId}/lessons', {
                params: { unitId: unit.id },
                body: { version, name, type },
              }),
            );
            onClose();
            if (id !== undefined) void navigate(teachLessonPath(courseId, { id, type }));
          }}
        >
          <ShutOutNote unitId={unit.id} type={type} digits={digits} />
        </NameDialog>
      );
    }
    case 'rename-lesson': {
      const { id: lessonId, lessonName } = question.lesson;
      return (
        <NameDialog
          title="اسم الدرس"
          name={lessonName}
          confirm="احفظ"
          onClose={onClose}
          onSave={async (name) => {
            await edit((version) =>
              call('PUT /api/teach/lessons/{lessonId}/name', { params: { lessonId }, body: { version, name } }),
            );
            onClose();
          }}
        />
      );
    }
    case 'move-lesson': {
      const { lesson, unit } = question;
      return (
        <MoveLessonDialog
          lesson={lesson}
          digits={digits}
          targets={units.filter(({ id }) => id !== unit.id)}
          onClose={onClose}
          onMove={async (unitId) => {
            await edit((version) =>
              call('POST /api/teach/lessons/{lessonId}/move', {
                params: { lessonId: lesson.id },
                body: { version, unitId },
              }),
            );
            onClose();
          }}
        />
      );
    }
    case 'show-lesson': {
      const { id: lessonId, lessonName, type, written, showing } = question.lesson;
      return (
        <ShowingDialog
          title={`ظهور «${lessonName}»`}
          what="lesson"
          showing={showing}
          digits={digits}
          whenSeen={written && <ShutOutNote unitId={question.unit.id} type={type} digits={digits} />}
          onClose={onClose}
          onSave={async (wanted) => {
            await edit((version) =>
              call('PUT /api/teach/lessons/{lessonId}/showing', {
                params: { lessonId },
                body: { version, showing: wanted },
              }),
            );
            onClose();
          }}
        />
      );
    }
    case 'delete-lesson': {
      const { lesson, unit } = question;
      const { id: lessonId } = lesson;
      return (
        <DeleteLessonDialog
          lesson={lesson}
          digits={digits}
          onClose={onClose}
          onHide={() => onAsk({ kind: 'show-lesson', lesson, unit })}
          onDelete={async (withTraces) => {
            await edit((version) =>
              call('POST /api/teach/lessons/{lessonId}/delete', {
                params: { lessonId },
                body: { version, withTraces },
              }),
            );
            onClose();
            leave([lessonId]);
          }}
        />
      );
    }
    case 'new-link': {
      const { id: unitId } = question.unit;
      return (
        <LinkDialog
          onClose={onClose}
          onSave={async (wanted) => {
            await edit((version) =>
              call('POST /api/teach/units/{unitId}/resources', { params: { unitId }, body: { version, ...wanted } }),
            );
            onClose();
          }}
        />
      );
    }
    case 'new-file': {
      const { id: unitId } = question.unit;
      return (
        <FileDialog
          onClose={onClose}
          onSave={async (wanted) => {
            await edit((version) =>
              call('POST /api/teach/units/{unitId}/resources', { params: { unitId }, body: { version, ...wanted } }),
            );
            onClose();
          }}
        />
      );
    }
    case 'edit-resource': {
      const { resource } = question;
      return (
        <LinkDialog
          resource={resource}
          onClose={onClose}
          onSave={async (wanted) => {
            await edit((version) =>
              call('PUT /api/teach/resources/{resourceId}', {
                params: { resourceId: resource.id },
                body: { version, ...wanted },
              }),
            );
            onClose();
          }}
        />
      );
    }
    case 'delete-resource': {
      const { id: resourceId, title } = question.resource;
      return (
        <ConfirmDialog
          title={`تشيل «${title}» من الوحدة؟`}
          confirm="شيل الملف"
          danger
          onClose={onClose}
          onConfirm={async () => {
            await edit((version) =>
              call('POST /api/teach/resources/{resourceId}/delete', { params: { resourceId }, body: { version } }),
            );
            onClose();
          }}
        >
          <p>
            «<RtlTitle>{title}</RtlTitle>» مش هيبان للطلبة تاني، وتقدر ترجّعه من المحذوفات في ٣٠ يوم.
          </p>
        </ConfirmDialog>
      );
    }
  }
}
