import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { CourseCover } from '../../ui/catalogue/course-cover.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { CourseCurriculum, type LessonWays } from './course-curriculum.tsx';
import { CourseFacts } from './course-facts.tsx';
import { courseImage } from './course-image.ts';
import { CourseOverview } from './course-overview.tsx';
import type { CourseTree } from './listed-course.ts';
import './course-details-screen.css';

interface CourseDetailsScreenProps {
  course: CourseTree;
  digits: DigitStyle;
  /** Whoever looks holds the course: its lessons open from here. */
  owned: boolean;
  ways: LessonWays | null;
  /** What can be done with the course. */
  actions: ReactNode;
  /** Whom to ask, at the foot of the page. */
  help: ReactNode;
}

export function CourseDetailsScreen({ course, digits, owned, ways, actions, help }: CourseDetailsScreenProps) {
  const { courseName, description, grade, term, imagePath } = course;
  return (
    <div className="details">
      <header className="details-head">
        <h1>
          <RtlTitle>{courseName}</RtlTitle>
        </h1>
        {description && (
          <p className="details-lead">
            <RtlTitle>{description}</RtlTitle>
          </p>
        )}
        <CourseFacts course={course} digits={digits} />
      </header>
      <div className="details-side">
        <div className="details-cover">
          <CourseCover courseName={courseName} grade={grade} term={term} image={courseImage(imagePath)} first />
        </div>
        <div className="details-act">{actions}</div>
      </div>
      <div className="details-body">
        <Tabs
          label="عن الكورس"
          tabs={[
            {
              id: 'curriculum',
              label: 'المنهج',
              content: (
                <CourseCurriculum units={course.units} digits={digits} openIn={owned ? course.id : null} ways={ways} />
              ),
            },
            { id: 'overview', label: 'نظرة عامة', content: <CourseOverview course={course} digits={digits} /> },
          ]}
        />
        {help}
      </div>
    </div>
  );
}
