import type { FirstStep, FirstSteps as Steps } from '@hessa/rules/home/first-steps';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { Counted } from '../../ui/text/counted.tsx';
import '../../ui/lesson/margin-list.css';
import './first-steps.css';

interface FirstStepsProps {
  steps: Steps;
  digits: DigitStyle;
  /** Where the card's code is typed. */
  codeEntry: ReactNode;
  /** The first lesson's size, once a course is there. */
  lessonSize: string | null;
  /** Where a step that is still open is taken, once a course is there. */
  ways: Partial<Record<FirstStep, string>>;
  /** The viewer of the lecture, where that is all that a code opened. */
  lecturePath: string | null;
}

const TITLES: Readonly<Record<FirstStep, string>> = {
  code: 'اكتب الكود اللي على الكارت',
  lesson: 'خلّص أول درس',
  question: 'جاوب أول سؤال صح',
};
/** The first evening in three steps, each ticked as it happens. */
export function FirstSteps({ steps, digits, codeEntry, lessonSize, ways, lecturePath }: FirstStepsProps) {
  const words: Readonly<Record<FirstStep, ReactNode>> = {
    code: null,
    lesson: lessonSize ? (
      <Counted>{lessonSize}</Counted>
    ) : steps.done.has('code') ? (
      'مستنيك فوق.'
    ) : (
      'أول ما الكود يفتح هتلاقيه هنا.'
    ),
    question: 'في أول امتحان، والغلطة بنصلّحها سوا.',
  };
  // What a tick beside the title does not say.
  const opened =
    lecturePath === null ? (
      'الكود فتح، والكورس بقى معاك.'
    ) : (
      <>
        الكود فتح، والمحاضرة بقت معاك. <TextLink to={lecturePath}>افتحها</TextLink>
      </>
    );
  return (
    <ol className="first-steps margin-list margin-sheet" aria-label="أول تلات خطوات">
      {(['code', 'lesson', 'question'] as const).map((step, at) => {
        const isDone = steps.done.has(step);
        const isCurrent = step === steps.current;
        const said = isDone ? step === 'code' && opened : words[step];
        const way = isDone ? undefined : ways[step];
        return (
          <li key={step} className="first-step" aria-current={isCurrent ? 'step' : undefined}>
            <span className="first-step-number">
              {isDone ? <PenMark mark="tick" /> : <bdi>{formatNumber(at + 1, digits)}</bdi>}
            </span>
            <div className="first-step-words">
              <h2>
                {way === undefined ? (
                  TITLES[step]
                ) : (
                  <Link className="first-step-way" to={way} prefetch="intent">
                    {TITLES[step]}
                    <IconChevronLeft size={20} aria-hidden="true" />
                  </Link>
                )}
              </h2>
              {said && <p>{said}</p>}
              {step === 'code' && isCurrent && codeEntry}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
