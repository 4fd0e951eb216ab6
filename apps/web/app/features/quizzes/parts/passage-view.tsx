import { passageWords } from '@hessa/rules/quizzes/passage-words';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { isArabic } from '../answer-letter.ts';
import { QuestionPicture } from '../question-picture.tsx';
import { QuestionWords } from '../question-words.tsx';
import type { ShownPassage } from './paper-parts.ts';
import { PassageAudio } from './passage-audio.tsx';
import './passage-view.css';

interface PassageViewProps {
  passage: ShownPassage;
  /** The numbers, from 1, of the first and the last question about it. */
  numbers: readonly [number, number];
  digits: DigitStyle;
  /** Folded until it is wanted, where it was read before. */
  folded?: boolean;
  /** Looks on the phone for what does not come over the line. */
  findKept?: (what: 'image' | 'audio') => Promise<string | null>;
}

/** What several questions ask about: read beside them on a desk, and above them, foldable, on a phone. */
export function PassageView({ passage, numbers, digits, folded = false, findKept }: PassageViewProps) {
  const { title, text, imageUrl, audioUrl } = passage;
  return (
    <details className="passage" open={!folded}>
      <summary>
        <b>{title === '' ? 'القطعة' : <QuestionWords text={title} />}</b>
        <span className="muted">{passageWords(numbers, digits)}</span>
        <IconChevronDown size={20} aria-hidden="true" />
      </summary>
      <div className="passage-body">
        {audioUrl && <PassageAudio src={audioUrl} {...(findKept && { findKept: () => findKept('audio') })} />}
        {imageUrl && <QuestionPicture src={imageUrl} {...(findKept && { findKept: () => findKept('image') })} />}
        {text
          .split(/\n+/)
          .filter((words) => words.trim() !== '')
          .map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
            <p key={at} dir="auto" lang={isArabic(words) ? undefined : 'en'}>
              <QuestionWords text={words} />
            </p>
          ))}
      </div>
    </details>
  );
}
