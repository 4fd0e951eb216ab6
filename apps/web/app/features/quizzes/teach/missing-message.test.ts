import { expect, test } from 'vitest';
import { type MissingPaper, missingMessage, missingMessageToParent } from './missing-message.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const TONIGHT = '2026-11-18T19:00:00Z';
const NEXT_WEEK = '2026-11-25T14:00:00Z';

test.each<[MissingPaper['chance'], string | null, string | null, string]>([
  ['open', null, TONIGHT, 'ياريت ي'],
  ['ended', null, null, 'ما اتسلّمش'],
  ['ended', null, TONIGHT, 'لسه ممكن يتحل، وآخر ميعاد للبداية النهارده الساعة ٩'],
  ['ended', NEXT_WEEK, null, '» هيفتح يوم ٢٥ نوفمبر الساعة ٤'],
  ['open', TONIGHT, NEXT_WEEK, '» هيفتح النهارده الساعة ٩'],
  ['over', null, null, 'ميعاده فات'],
])(
  'of an exam that is %s, opens at %s and may be begun until %s, students and parents are told in time [DESK-352]',
  (chance, opensAt, endsAt, words) => {
    const paper = { studentName: 'سلمى علي', quizName: 'الأولى', chance, opensAt, endsAt, digits: 'arabic' } as const;
    for (const message of [missingMessage(paper, NOW), missingMessageToParent(paper, 'ميس سارة', NOW)]) {
      expect(message).toContain(words);
      if (opensAt) expect(message).not.toContain('ما اتسلّمش');
    }
  },
);
