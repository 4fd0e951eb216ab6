import { type GeneratedCover as Cover, generatedCover } from '@hessa/rules/courses/generated-cover';
import type { Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { type Term, termLabel } from '@hessa/rules/courses/term';
import { useState } from 'react';
import { GeneratedCover } from './generated-cover.tsx';
import './course-cover.css';

interface CourseCoverProps {
  courseName: string;
  grade: Grade;
  term?: Term | undefined;
  /** The picture's address; null when the course has none. */
  image: string | null;
  /** Chosen by the list, so that neighbours differ; the course's own otherwise. */
  generated?: Cover | undefined;
  /** The first picture of a page is fetched at once, the others when they come near. */
  first?: boolean | undefined;
}

/** Decoration beside the course's name. A picture that fails gives way once to a cover that cannot. */
export function CourseCover({ courseName, grade, term, image, generated, first = false }: CourseCoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const drawn = image === null || failed === image;
  return (
    <div className={`cover cover-${grade}`}>
      {drawn ? (
        <>
          <GeneratedCover cover={generated ?? generatedCover(courseName, grade)} />
          <CoverLabel grade={grade} term={term} />
        </>
      ) : (
        <img
          // The picture of a page the server rendered may have failed before anybody could listen.
          ref={(picture) => {
            if (picture?.complete && picture.naturalWidth === 0) setFailed(image);
          }}
          className="cover-picture"
          src={image}
          alt=""
          width={640}
          height={400}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(image)}
        />
      )}
    </div>
  );
}

/** The paper label of a copybook. The badges beside it say the same, so it is not read out. */
function CoverLabel({ grade, term }: { grade: Grade; term: Term | undefined }) {
  return (
    <span className="cover-label" aria-hidden="true">
      <span>
        <span className="cover-label-name">الصف</span>
        <bdi>{gradeLabel(grade, 'short')}</bdi>
      </span>
      {term && (
        <span>
          <span className="cover-label-name">الترم</span>
          <bdi>{termLabel(term).replace('الترم ', '')}</bdi>
        </span>
      )}
    </span>
  );
}
