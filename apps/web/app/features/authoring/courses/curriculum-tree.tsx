import { teachCourseSettingsPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { call } from '../../../api/call.ts';
import { ReorderList } from '../../../teach-shell/editing/reorder-list.tsx';
import type { TaughtUnit } from '../../../teach-shell/editing/use-taught-course.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { moved } from './moved.ts';
import { TreeDialogs, type TreeQuestion } from './tree-dialogs.tsx';
import { TreeLesson } from './tree-lesson.tsx';
import { TreeResource } from './tree-resource.tsx';
import { LESSON_DROPS, TreeUnit } from './tree-unit.tsx';
import type { CourseEdits } from './use-course-edits.ts';
import './curriculum-tree.css';

/** With more units than this only the one that is worked in begins unfolded. */
const UNFOLDED_AT_MOST = 4;

interface CurriculumTreeProps {
  courseId: number;
  digits: DigitStyle;
  edits: CourseEdits;
  openLessonId: number | null;
  /** The course's own form stands in the panel. */
  isSettingsOpen: boolean;
  /** Students are in it, and the place of a unit says when it opens for each of them. */
  hasWindows: boolean;
}

/** What is in a course, and every way to change it. */
export function CurriculumTree(props: CurriculumTreeProps) {
  const { courseId, digits, edits, openLessonId, isSettingsOpen, hasWindows } = props;
  const [question, setQuestion] = useState<TreeQuestion | null>(null);
  const { units, quietly, trouble } = edits;
  const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);
  const changed = (unit: TaughtUnit) => units.map((each) => (each.id === unit.id ? unit : each));

  function moveUnit(from: number, to: number) {
    const next = moved(units, from, to);
    quietly(
      (version) =>
        call('PUT /api/teach/courses/{courseId}/unit-order', {
          params: { courseId },
          body: { version, order: idsOf(next) },
        }),
      next,
    );
  }

  function moveLesson(unit: TaughtUnit, from: number, to: number) {
    const lessons = moved(unit.lessons, from, to);
    quietly(
      (version) =>
        call('PUT /api/teach/units/{unitId}/lesson-order', {
          params: { unitId: unit.id },
          body: { version, order: idsOf(lessons) },
        }),
      changed({ ...unit, lessons }),
    );
  }

  function moveAcross(unit: TaughtUnit, from: number, unitId: number, place: number) {
    const lesson = unit.lessons[from];
    if (!lesson) return;
    quietly(
      (version) =>
        call('POST /api/teach/lessons/{lessonId}/move', {
          params: { lessonId: lesson.id },
          body: { version, unitId, place },
        }),
      units.map((each) => {
        if (each.id === unit.id) return { ...each, lessons: each.lessons.filter(({ id }) => id !== lesson.id) };
        if (each.id !== unitId) return each;
        return { ...each, lessons: [...each.lessons.slice(0, place), lesson, ...each.lessons.slice(place)] };
      }),
    );
  }

  function moveResource(unit: TaughtUnit, from: number, to: number) {
    const resources = moved(unit.resources, from, to);
    quietly(
      (version) =>
        call('PUT /api/teach/units/{unitId}/resource-order', {
          params: { unitId: unit.id },
          body: { version, order: idsOf(resources) },
        }),
      changed({ ...unit, resources }),
    );
  }

  return (
    <section className="tree" aria-labelledby="tree-title" aria-busy={edits.isBusy}>
      <div className="tree-head">
        <h2 id="tree-title">المنهج</h2>
        <span className="tree-saving" role="status">
          {edits.isBusy && 'بنحفظ'}
        </span>
        <Button look="soft" size="small" onClick={() => setQuestion({ kind: 'new-unit' })}>
          <IconPlus size={18} aria-hidden="true" />
          وحدة
        </Button>
      </div>
      {trouble && (
        <Note
          tone="warn"
          title={trouble}
          actions={
            <Button look="line" size="small" onClick={edits.forget}>
              تمام
            </Button>
          }
        />
      )}
      <NavLink
        className={isSettingsOpen ? 'tree-settings active' : 'tree-settings'}
        to={teachCourseSettingsPath({ courseId })}
      >
        <IconAdjustments size={18} aria-hidden="true" />
        بيانات الكورس
      </NavLink>
      {hasWindows && units.length > 1 && <p className="muted">ترتيب الوحدات بيحدد ميعاد كل وحدة عند المشتركين.</p>}
      {units.length === 0 && <p className="tree-empty">لسه مفيش وحدات. ابدأ بأول وحدة، وبعدين حط جواها الدروس.</p>}
      <ReorderList
        label="الوحدات"
        items={units}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        digits={digits}
        onMove={moveUnit}
      >
        {(unit, handle, place) => (
          <TreeUnit
            unit={unit}
            place={place}
            digits={digits}
            handle={handle}
            startsOpen={units.length <= UNFOLDED_AT_MOST || unit.lessons.some(({ id }) => id === openLessonId)}
            onAsk={setQuestion}
          >
            <ReorderList
              label={`دروس ${unit.name}`}
              items={unit.lessons}
              keyOf={({ id }) => id}
              nameOf={({ lessonName }) => lessonName}
              digits={digits}
              onMove={(from, to) => moveLesson(unit, from, to)}
              elsewhere={{
                group: LESSON_DROPS,
                own: unit.id,
                onDrop: (from, unitId, place) => moveAcross(unit, from, unitId, place),
              }}
            >
              {(lesson, grip) => (
                <TreeLesson
                  courseId={courseId}
                  lesson={lesson}
                  digits={digits}
                  handle={grip}
                  onRename={() => setQuestion({ kind: 'rename-lesson', lesson, unit })}
                  onShow={() => setQuestion({ kind: 'show-lesson', lesson, unit })}
                  onMove={units.length > 1 ? () => setQuestion({ kind: 'move-lesson', lesson, unit }) : undefined}
                  onDelete={() => setQuestion({ kind: 'delete-lesson', lesson, unit })}
                  onDuplicate={() =>
                    quietly((version) =>
                      call('POST /api/teach/lessons/{lessonId}/duplicate', {
                        params: { lessonId: lesson.id },
                        body: { version },
                      }),
                    )
                  }
                />
              )}
            </ReorderList>
            <ReorderList
              label={`ملفات ${unit.name}`}
              items={unit.resources}
              keyOf={({ id }) => id}
              nameOf={({ title }) => title}
              digits={digits}
              onMove={(from, to) => moveResource(unit, from, to)}
            >
              {(resource, grip) => (
                <TreeResource
                  resource={resource}
                  handle={grip}
                  onEdit={() => setQuestion({ kind: 'edit-resource', resource })}
                  onDelete={() => setQuestion({ kind: 'delete-resource', resource })}
                />
              )}
            </ReorderList>
          </TreeUnit>
        )}
      </ReorderList>
      {question && (
        <TreeDialogs
          courseId={courseId}
          question={question}
          edits={edits}
          openLessonId={openLessonId}
          digits={digits}
          onClose={() => setQuestion(null)}
          onAsk={setQuestion}
        />
      )}
    </section>
  );
}
