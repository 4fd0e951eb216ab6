import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { priceWords } from '@hessa/rules/courses/price';
import { termLabel } from '@hessa/rules/courses/term';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { type CourseForm, priceOf } from './course-form.ts';

interface TheirCourseProps {
  theirs: CourseForm;
  mine: CourseForm;
  digits: DigitStyle;
}

/** What the other one saved, where it differs from what is typed here. */
export function TheirCourse({ theirs, mine, digits }: TheirCourseProps) {
  const rows: [keyof CourseForm, string, ReactNode][] = [
    ['name', 'الاسم', theirs.name],
    ['description', 'الوصف', theirs.description || 'فاضي'],
    ['grade', 'السنة', gradeLabel(theirs.grade, 'short')],
    ['term', 'الترم', termLabel(theirs.term)],
    ['price', 'السعر', priceWords(priceOf(theirs), digits)],
    ['openToAll', 'كل الوحدات مفتوحة', theirs.openToAll ? 'أيوه' : 'لأ'],
    ['features', 'المميزات', theirs.features.replaceAll('\n', '، ') || 'بتاعة المنصة'],
  ];
  return (
    <dl className="their-course">
      {rows
        .filter(([field]) => (field === 'price' ? priceOf(theirs) !== priceOf(mine) : theirs[field] !== mine[field]))
        .map(([field, label, value]) => (
          <div key={field}>
            <dt>{label} عندهم:</dt>
            <dd>
              <RtlTitle>{value}</RtlTitle>
            </dd>
          </div>
        ))}
    </dl>
  );
}
