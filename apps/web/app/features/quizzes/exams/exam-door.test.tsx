import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExamDoor } from './exam-door.tsx';
import type { ExamState } from './exam-paper.ts';

const STATE: ExamState = {
  ...{ lessonName: 'Unit 3', holdsCourse: true, keyTime: 'at-once', extraMinutes: 0, used: 1, now: 0, minutes: 30 },
  ...{ questionCount: 5, possible: 5, opensAt: null, lastStartAt: null, closesAt: null, attempts: 1, counts: 'best' },
  ...{ passMark: null, door: 'no-attempts', sitting: null, kinds: [], releasedAt: null, papers: [] },
};

const doorOf = (exam: Partial<ExamState>) =>
  renderToStaticMarkup(
    <ExamDoor
      exam={{ ...STATE, ...exam }}
      digits="arabic"
      lead={null}
      heading="h1"
      back={null}
      onStart={async () => {}}
    >
      EARLIER
    </ExamDoor>,
  );

test('the door counts the attempts that are left [EXAM-261]', () => {
  expect(doorOf({ attempts: 3, used: 0, door: 'open' })).toMatch(/المحاولات.*٣ محاولات/);
  const second = doorOf({ attempts: 3, used: 1, door: 'open' });
  expect(second).toMatch(/فاضلك.*محاولتين/);
  expect(second).not.toContain('المحاولات');
});

test('while an attempt of several runs the door says which it is [LEARN-387]', () => {
  const sitting = { number: 2, startedAt: 0, endsAt: Date.now() + 60_000, elsewhere: false, form: null };
  expect(doorOf({ attempts: 3, used: 2, sitting })).toMatch(/المحاولة<.*٢ من ٣/);
  expect(doorOf({ attempts: 1, used: 1, sitting: { ...sitting, number: 1 } })).toMatch(/المحاولات<.*واحدة/);
});

test('whoever handed the quiz in before it had a limit reads that at its door, and finds no empty page [EXAM-131]', () => {
  const door = doorOf({});
  expect(door).toContain('حلّيت الامتحان ده قبل كده');
  expect(door).not.toContain('ابدأ الامتحان');
});

test('while an attempt runs the way into it stands before what was handed in and what can be read later [LEARN-332]', () => {
  const sitting = { number: 2, startedAt: 0, endsAt: Date.now() + 60_000, elsewhere: false };
  const running = doorOf({ attempts: 2, used: 2, sitting: sitting as ExamState['sitting'] });
  expect(running.indexOf('كمّل الامتحان')).toBeLessThan(running.indexOf('EARLIER'));
  expect(running.indexOf('كمّل الامتحان')).toBeLessThan(running.indexOf('الأسئلة'));
  const open = doorOf({ attempts: 2, used: 1, door: 'open' });
  expect(open.indexOf('EARLIER')).toBeLessThan(open.indexOf('ابدأ الامتحان'));
});
