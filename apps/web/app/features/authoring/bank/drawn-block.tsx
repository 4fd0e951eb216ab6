import type { DigitStyle } from '@hessa/rules/text/digits';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { Button } from '../../../ui/controls/button.tsx';
import { BankKey } from './bank-key.tsx';
import { BankPassage } from './bank-passage.tsx';
import type { DrawnQuestion } from './drawn-blocks.ts';
import type { Drawn } from './take-drawn.ts';

interface DrawnBlockProps {
  block: readonly DrawnQuestion[];
  passage: Drawn['passages'][number] | undefined;
  numberOf: (question: DrawnQuestion) => string;
  digits: DigitStyle;
  /** Another is being looked for: in the place of this one, or of something else. */
  busy: 'this' | 'other' | null;
  onChange: () => void;
}

/** A question that was drawn, or a passage with all of its questions, and the press that brings another. */
export function DrawnBlock({ block, passage, numberOf, digits, busy, onChange }: DrawnBlockProps) {
  const [first] = block;
  const what = passage ? `القطعة ${passage.title}`.trim() : `السؤال ${first ? numberOf(first) : ''}`;
  const press = (
    <Button
      look="quiet"
      size="small"
      busy={busy === 'this'}
      disabled={busy === 'other'}
      aria-label={`بدّل ${what}`}
      onClick={onChange}
    >
      <IconArrowsExchange size={18} aria-hidden="true" />
      {passage ? 'بدّل القطعة' : 'بدّله'}
    </Button>
  );
  const rows = block.map((question, at) => (
    <li key={question.id} className="drawn-question">
      <span className="drawn-number">{numberOf(question)}</span>
      <div className="bank-row-words">
        <bdi className="bank-row-text">{question.text || 'سؤال بصورة'}</bdi>
        {question.imageUrl && <img className="bank-row-picture" src={question.imageUrl} alt="" loading="lazy" />}
        <BankKey question={question} />
      </div>
      {(!passage || at === block.length - 1) && press}
    </li>
  ));
  if (!passage) return rows;
  return (
    <BankPassage passage={passage} count={block.length} digits={digits}>
      {rows}
    </BankPassage>
  );
}
