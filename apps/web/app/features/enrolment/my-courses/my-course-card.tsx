import type { GeneratedCover } from '@hessa/rules/courses/generated-cover';
import { imageSource } from '@hessa/rules/courses/image-path';
import { termLabel } from '@hessa/rules/courses/term';
import { curriculumPath } from '@hessa/rules/pages/student-pages';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buildSettings } from '../../../build-settings.ts';
import { CourseCover } from '../../../ui/catalogue/course-cover.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Sheet } from '../../../ui/drawings/sheet.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { MyCourse } from './my-courses.ts';
import './my-course-card.css';

interface MyCourseCardProps {
  course: MyCourse;
  /** Chosen by the list, so that neighbours differ. */
  cover?: GeneratedCover | undefined;
  first: boolean;
  /** How far the student is and what to press next, in place of the plain way in. */
  footOf: (course: MyCourse, start: ReactNode) => ReactNode;
  /** The other page of an open copybook; only a course that stands alone has one. */
  aside?: ReactNode;
}

/** A course of the student's own: one thing to press, which goes on; its name leads to all its lessons. */
export function MyCourseCard({ course, cover, first, footOf, aside }: MyCourseCardProps) {
  const { id, courseName, description, term, grade, imagePath } = course;
  const image = imageSource(imagePath, buildSettings.apiBase);
  return (
    <Sheet as="article" stacked className={aside ? 'my-course my-course-open' : 'my-course'}>
      <div className="my-course-page">
        <CourseCover
          courseName={courseName}
          grade={grade}
          term={term}
          image={image.kind === 'url' ? image.url : null}
          generated={cover}
          first={first}
        />
        <div className="my-course-body">
          <div>
            <Badge>{termLabel(term)}</Badge>
          </div>
          <h2 className="my-course-name">
            <Link to={curriculumPath({ courseId: id })}>
              <RtlTitle>{courseName}</RtlTitle>
            </Link>
          </h2>
          {description && (
            <p className="my-course-desc" dir="auto">
              {description}
            </p>
          )}
          {footOf(
            course,
            <div className="my-course-start">
              <ButtonLink wide to={curriculumPath({ courseId: id })} prefetch="intent">
                ابدأ الكورس<span className="unseen">: {courseName}</span>
                <IconArrowLeft aria-hidden="true" />
              </ButtonLink>
            </div>,
          )}
        </div>
      </div>
      {aside && <div className="my-course-aside">{aside}</div>}
    </Sheet>
  );
}
