import { readPart } from '@hessa/rules/quizzes/kinds/question-kinds';
import type { AccountContext } from '../../../calls/context.ts';
import { privateLink } from '../../media/private-link.ts';
import type { bankQuestions } from '../../quizzes/bank/bank-questions-table.ts';

export type BankRow = Omit<typeof bankQuestions.$inferSelect, 'tenantId' | 'hash' | 'searchLetters'>;

/** What a question asks, with its key. */
export function presentContent(ctx: AccountContext, row: BankRow) {
  const { id, text, weight, explanation, imageMediaId, pinned, kind, choices, rightChoice, details } = row;
  return {
    ...{ id, text, weight, explanation: explanation ?? '', imageMediaId, pinned },
    imageUrl: imageMediaId === null ? null : privateLink(ctx, imageMediaId, 'video', null),
    ...readPart({ kind, choices, rightChoice, details }),
  };
}

export interface Uses {
  uses: number;
  lastUsedAt: Date | null;
}

export function presentBankQuestion(ctx: AccountContext, row: BankRow, use: Uses) {
  const { version, passageId, unit, skill, level, measuredLevel, source, tags, retired } = row;
  const { papers, difficulty, discrimination } = row;
  return {
    ...presentContent(ctx, row),
    ...{ version, passageId, unit, skill, level, measuredLevel, source, tags, retired },
    ...{ papers, difficulty, discrimination, uses: use.uses, lastUsedAt: use.lastUsedAt?.toISOString() ?? null },
  };
}
