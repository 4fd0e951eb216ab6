import type { Reply } from '@hessa/contract/client';
import type { GeneratedCover } from '@hessa/rules/courses/generated-cover';
import { imageSource } from '@hessa/rules/courses/image-path';
import { piastresFromPounds, priceWords } from '@hessa/rules/courses/price';
import { coursePath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import { buildSettings } from '../../../build-settings.ts';
import { CourseCover } from '../../../ui/catalogue/course-cover.tsx';
import { Sheet } from '../../../ui/drawings/sheet.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';

interface CourseTeaserProps {
  course: Reply<'GET /AdminStudent/CourseActive'>['data']['courses'][number];
  cover: GeneratedCover | undefined;
  digits: DigitStyle;
}

/** A course by its cover, name and price; its page says the rest. */
export function CourseTeaser({ course, cover, digits }: CourseTeaserProps) {
  const { id, courseName, grade, term, price, imagePath } = course;
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
        <p className="teaser-price">
          <bdi>{priceWords(piastresFromPounds(price) ?? 0, digits)}</bdi>
        </p>
      </div>
    </Sheet>
  );
}
