import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { lessonPath } from '@hessa/rules/pages/lesson-paths';
import { coursePath } from '@hessa/rules/pages/public-pages';
import { curriculumPath, unitViewerPath } from '@hessa/rules/pages/student-pages';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LESSON_LOOKS } from '../../ui/lesson/lesson-looks.ts';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import type { Found, FoundCourse, FoundLesson } from './found.ts';

/** The own lessons first, then courses, then lessons that a course would open. */
export function SearchResults({ found: { courses, lessons } }: { found: Found }) {
  const mine = lessons.filter(({ leadsTo }) => leadsTo !== 'course');
  const others = lessons.filter(({ leadsTo }) => leadsTo === 'course');
  return (
    <>
      <Group title="من دروسك" rows={mine.map(lessonRow)} />
      <Group title="كورسات" rows={courses.map(courseRow)} />
      <Group title="دروس جوّه الكورسات" rows={others.map(lessonRow)} />
    </>
  );
}

interface Row {
  key: number;
  to: string;
  icon: ReactNode;
  name: string;
  where: ReactNode;
}

function lessonRow(lesson: FoundLesson): Row {
  const { icon: Icon, word } = LESSON_LOOKS[lesson.type];
  return {
    key: lesson.id,
    to: WAYS[lesson.leadsTo](lesson),
    icon: <Icon size={20} aria-hidden="true" />,
    name: lesson.lessonName,
    where: (
      <>
        {word} في <RtlTitle>{lesson.unitName}</RtlTitle>، <RtlTitle>{lesson.courseName}</RtlTitle>
      </>
    ),
  };
}

const WAYS: Readonly<Record<FoundLesson['leadsTo'], (lesson: FoundLesson) => string>> = {
  lesson: (lesson) => lessonPath(lesson.courseId, lesson),
  lecture: ({ unitId }) => unitViewerPath({ unitId }),
  course: ({ courseId }) => coursePath({ course: courseId }),
};

function courseRow({ id, courseName, grade, mine }: FoundCourse): Row {
  return {
    key: id,
    to: mine ? curriculumPath({ courseId: id }) : coursePath({ course: id }),
    icon: <IconBook2 size={20} aria-hidden="true" />,
    name: courseName,
    where: mine ? `من كورساتك، ${gradeLabel(grade, 'short')}` : gradeLabel(grade, 'short'),
  };
}

function Group({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="found-group">
      <h2>{title}</h2>
      <ul>
        {rows.map(({ key, to, icon, name, where }) => (
          <li key={key}>
            <Link to={to} className="found-row">
              {icon}
              <span>
                <b>
                  <RtlTitle>{name}</RtlTitle>
                </b>
                <small>{where}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
