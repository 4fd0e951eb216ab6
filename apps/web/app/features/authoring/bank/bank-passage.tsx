import type { Reply } from '@hessa/contract/client';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import type { ReactNode } from 'react';
import type { BankQuestion } from './bank-question.ts';
import './bank-passage.css';

type Passage = Pick<Reply<'GET /api/teach/bank'>['data']['passages'][number], 'title' | 'text'>;

interface BankPassageProps {
  passage: Passage;
  /** How many questions of it are in the list. */
  count: number;
  digits: DigitStyle;
  /** The questions, as rows. */
  children: ReactNode;
}

/** A passage over the questions that ask about it: told once, and folded, for it is longer than all of them. */
export function BankPassage({ passage: { title, text }, count, digits, children }: BankPassageProps) {
  return (
    <li className="bank-passage">
      <details>
        <summary>
          <b>
            قطعة{title && ': '}
            <bdi>{title}</bdi>
          </b>
          <span className="muted">{countedAlone(count, QUESTION, digits)}</span>
        </summary>
        <p className="bank-passage-text" dir="auto">
          {text}
        </p>
      </details>
      <ul className="bank-rows">{children}</ul>
    </li>
  );
}

/** Questions that follow each other and ask about the same passage stand together. */
export function byPassage(questions: readonly BankQuestion[]): BankQuestion[][] {
  const groups: BankQuestion[][] = [];
  for (const question of questions) {
    const last = groups.at(-1);
    if (last && question.passageId !== null && last[0]?.passageId === question.passageId) last.push(question);
    else groups.push([question]);
  }
  return groups;
}
