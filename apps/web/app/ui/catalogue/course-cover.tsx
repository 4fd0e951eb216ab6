import { type GeneratedCover as Cover, generatedCover } from '@hessa/rules/courses/generated-cover';
import type { Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { type Term, termName } from '@hessa/rules/courses/term';
import { PictureOr } from '../drawings/picture-or.tsx';
import { GeneratedCover } from './generated-cover.tsx';
import { gradeInk } from './grade-ink.ts';
import './course-cover.css';

interface CourseCoverProps {
  courseName: string;
  grade: Grade;
  term?: Term | undefined;
  /** The picture's address; null when the course has none. */
  image: string | null;
  /** Chosen by the list, so that neighbours differ; the course's own otherwise. */
  generated?: Cover | undefined;
  first?: boolean | undefined;
}

/** Decoration beside the course's name: the teacher's picture, or a copybook cover made of letters. */
export function CourseCover({ courseName, grade, term, image, generated, first }: CourseCoverProps) {
  return (
    <div className={`cover ${gradeInk(grade)}`}>
      <PictureOr src={image} className="cover-picture" width={640} height={400} first={first}>
        <GeneratedCover cover={generated ?? generatedCover(courseName, grade)} />
        <CoverLabel grade={grade} term={term} />
      </PictureOr>
    </div>
  );
}

/** The paper label of a copybook. The badges beside it say the same, so it is not read out. */
function CoverLabel({ grade, term }: { grade: Grade; term: Term | undefined }) {
  return (
    <span className="cover-label" aria-hidden="true">
      <span>
        <span className="cover-label-name">السنة</span>
        <bdi>{gradeLabel(grade, 'short')}</bdi>
      </span>
      {term && (
        <span>
          <span className="cover-label-name">الترم</span>
          <bdi>{termName(term)}</bdi>
        </span>
      )}
    </span>
  );
}
