import { cutDescription } from '@hessa/rules/courses/description-cut';
import { useState } from 'react';
import { TextButton } from '../controls/text-link.tsx';
import { RtlTitle } from './bidi.tsx';

interface CutTextProps {
  text: string;
  /** What it is about, for those who hear the button alone. */
  about: string;
  className: string;
}

/** Past a hundred characters the rest unfolds on request. */
export function CutText({ text, about, className }: CutTextProps) {
  const [whole, setWhole] = useState(false);
  const cut = cutDescription(text);
  if (cut.text === '') return null;
  if (cut.kind === 'whole') {
    return (
      <p className={className}>
        <RtlTitle>{cut.text}</RtlTitle>
      </p>
    );
  }
  return (
    <p className={className}>
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
