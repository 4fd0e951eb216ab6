import type { Reply } from '@hessa/contract/client';
import type { GeneratedCover } from '@hessa/rules/courses/generated-cover';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { imageSource } from '@hessa/rules/courses/image-path';
import { piastresFromPounds, priceWords } from '@hessa/rules/courses/price';
import { coursePath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buildSettings } from '../../../build-settings.ts';
import { CourseCover } from '../../../ui/catalogue/course-cover.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Sheet } from '../../../ui/drawings/sheet.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';

interface CourseTeaserProps {
  course: Reply<'GET /AdminStudent/CourseActive'>['data']['courses'][number];
  cover: GeneratedCover | undefined;
  digits: DigitStyle;
  /** What a student who holds the course sees in place of its price and offer. */
  footOf: (course: { id: number }, offer: ReactNode) => ReactNode;
}

/** A course by its cover, name, grade and price, and the one press that leads on; its page says the rest. */
export function CourseTeaser({ course, cover, digits, footOf }: CourseTeaserProps) {
  const { id, courseName, grade, term, price, imagePath } = course;
  const offer = (
    <>
      <p className="teaser-facts">
        <bdi className="teaser-price">{priceWords(piastresFromPounds(price) ?? 0, digits)}</bdi>
        <Badge>{gradeLabel(grade, 'short')}</Badge>
      </p>
      <ButtonLink wide size="small" to={coursePath({ course: id })}>
        {price === 0 ? 'ابدأ ببلاش' : 'اشترك دلوقتي'}
        <span className="unseen"> في {courseName}</span>
      </ButtonLink>
    </>
  );
  const image = imageSource(imagePath, buildSettings.apiBase);
  return (
    <Sheet as="article" stacked>
      <CourseCover
        courseName={courseName}
        grade={grade}
        term={term}
        image={image.kind === 'url' ? image.url : null}
        generated={cover}
      />
      <div className="teaser-body">
        <h3 className="teaser-name">
          <Link to={coursePath({ course: id })}>
            <RtlTitle>{courseName}</RtlTitle>
          </Link>
        </h3>
        {footOf(course, offer)}
      </div>
    </Sheet>
  );
}
