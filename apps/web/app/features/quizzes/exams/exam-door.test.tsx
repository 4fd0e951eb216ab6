import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExamDoor } from './exam-door.tsx';
import type { ExamState } from './exam-paper.ts';

const STATE: ExamState = {
  ...{ lessonName: 'Unit 3', holdsCourse: true, keyTime: 'at-once', extraMinutes: 0, used: 1, now: 0, minutes: 30 },
  ...{ questionCount: 5, possible: 5, opensAt: null, lastStartAt: null, closesAt: null, attempts: 1, counts: 'best' },
  ...{ passMark: null, door: 'no-attempts', sitting: null, kinds: [], releasedAt: null, papers: [] },
};

test('whoever handed the quiz in before it had a limit reads that at its door, and finds no empty page [EXAM-131]', () => {
  const door = renderToStaticMarkup(
    <ExamDoor exam={STATE} digits="arabic" lead={null} heading="h1" back={null} onStart={async () => {}}>
      {null}
    </ExamDoor>,
  );
  expect(door).toContain('حلّيت الامتحان ده قبل كده');
  expect(door).not.toContain('ابدأ الامتحان');
});
