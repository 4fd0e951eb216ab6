import { numbersOf, opensPart } from '@hessa/rules/quizzes/paper-parts';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import type { Question } from '../quiz-paper.ts';
import type { PaperParts } from './paper-parts.ts';
import { PassageView } from './passage-view.tsx';
import { SectionHead } from './section-head.tsx';

export interface PartsFrameProps {
  paper: PaperParts & { questions: readonly Question[] };
  index: number;
  digits: DigitStyle;
  /** What the phone kept of a passage, by its place. */
  findKept: (place: string) => Promise<string | null>;
  /** The question. */
  children: ReactNode;
}

/** A question in its section, beside the passage it is about. The passage stays as it is from question to question. */
export function PartsFrame({
  paper: { questions, sections, passages },
  index,
  digits,
  findKept,
  children,
}: PartsFrameProps) {
  const { section, passage } = questions[index] ?? {};
  const named = section === undefined ? undefined : sections[section];
  const read = passage === undefined ? undefined : passages[passage];
  return (
    <>
      {named && section !== undefined && (
        <SectionHead
          section={named}
          place={section}
          isOpened={opensPart(questions, index, 'section')}
          digits={digits}
        />
      )}
      <div className={read && 'quiz-beside'}>
        {read && passage !== undefined && (
          <PassageView
            key={passage}
            passage={read}
            numbers={numbersOf(questions, 'passage', passage)}
            digits={digits}
            findKept={(what) => findKept(`${what} ${passage}`)}
          />
        )}
        {children}
      </div>
    </>
  );
}
