import { GRADES } from '@hessa/rules/courses/grade';
import { gradeLabel, gradePathWord } from '@hessa/rules/courses/grade-words';
import { coursesOfGradePath } from '@hessa/rules/pages/public-pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LazySection } from '../../../shell/lazy-section.tsx';
import { GeneratedCover } from '../../../ui/catalogue/generated-cover.tsx';
import { gradeInk } from '../../../ui/catalogue/grade-ink.ts';
import { SectionTitle } from '../../../ui/text/section-title.tsx';
import { CourseRailShape } from './course-rail-shape.tsx';
import './courses-section.css';
import '../../../ui/catalogue/course-cover.css';

/** One bit of English a year, on a cover in the year's ink. */
const COVERS = {
  prep3: { tone: 'ink', pattern: 1, letters: 'Aa', size: 24 },
  Secondary1: { tone: 'ink', pattern: 0, letters: '-ing', size: 24 },
  Secondary2: { tone: 'ink', pattern: 3, letters: 'if…', size: 24 },
  Secondary3: { tone: 'ink', pattern: 2, letters: 'wh-?', size: 24 },
} as const;

/** Four grades to choose from, said once and there from the first byte; a few real courses follow when one comes near. */
export function CoursesSection({ rail }: { rail: ReactNode }) {
  return (
    <section className="wrap home-section courses-section" id="courses" aria-labelledby="courses-title" data-reveal>
      <SectionTitle id="courses-title" lead="اختار سنتك وشوف كل الكورسات بتاعتها.">
        الكورسات
      </SectionTitle>
      <ul className="grade-cards">
        {GRADES.map((grade) => (
          <li key={grade}>
            <Link className="grade-card" to={coursesOfGradePath({ grade: gradePathWord(grade) })}>
              <span className={`cover ${gradeInk(grade)}`}>
                <GeneratedCover cover={{ grade, ...COVERS[grade] }} />
              </span>
              <span className="grade-card-name">{gradeLabel(grade, 'short')}</span>
            </Link>
          </li>
        ))}
      </ul>
      <LazySection placeholder={<CourseRailShape />}>{rail}</LazySection>
    </section>
  );
}
