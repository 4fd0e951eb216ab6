import { cutDescription } from '@hessa/rules/courses/description-cut';
import { useState } from 'react';
import { RtlTitle } from '../../ui/bidi.tsx';
import { TextButton } from '../../ui/text-link.tsx';

/** Past a hundred characters the rest unfolds on request. */
export function CourseDescription({ text, about }: { text: string; about: string }) {
  const [whole, setWhole] = useState(false);
  const cut = cutDescription(text);
  if (cut.kind === 'whole') return cut.text && <p className="course-desc">{<RtlTitle>{cut.text}</RtlTitle>}</p>;
  return (
    <p className="course-desc">
      <RtlTitle>{whole ? cut.text : `${cut.shown}…`}</RtlTitle>{' '}
      <TextButton
        aria-expanded={whole}
        aria-label={`${whole ? 'اقرأ أقل' : 'اقرأ أكتر'} عن ${about}`}
        onClick={() => setWhole(!whole)}
      >
        {whole ? 'اقرأ أقل' : 'اقرأ أكتر'}
      </TextButton>
    </p>
  );
}
