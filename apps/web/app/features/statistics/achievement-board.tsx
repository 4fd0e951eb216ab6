import { type Achievement, achievements } from '@hessa/rules/statistics/achievements';
import { gauges, type LessonProgress, type QuizProgress } from '@hessa/rules/statistics/gauges';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import type { ComponentProps } from 'react';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { Stamp } from '../../ui/drawings/stamp.tsx';
import './achievement-board.css';

interface AchievementBoardProps {
  lessons: LessonProgress;
  quizzes: QuizProgress;
  failed: 'lessons' | 'quizzes' | null;
  digits: DigitStyle;
}

interface Face extends Pick<ComponentProps<typeof Stamp>, 'shape' | 'lines'> {
  rule: (digits: DigitStyle) => string;
  /** The call it depends on. */
  part: 'lessons' | 'quizzes';
}

const FACES: Record<Achievement, Face> = {
  'active-viewer': {
    shape: 'round',
    lines: ['متابع', 'شاطر'],
    rule: () => 'نص الفيديوهات أو أكتر',
    part: 'lessons',
  },
  'quiz-progress': {
    shape: 'box',
    lines: ['بطل', 'الامتحان'],
    rule: () => 'نص الامتحانات أو أكتر',
    part: 'quizzes',
  },
  'excellent-performance': {
    shape: 'star',
    lines: ['ممتاز'],
    rule: (digits) => `متوسط ${formatPercent(80, digits)} أو أكتر`,
    part: 'quizzes',
  },
};

/** Stamps earned in full ink; those still to earn as an outline with the way to them. */
export function AchievementBoard({ lessons, quizzes, failed, digits }: AchievementBoardProps) {
  return (
    <Sheet flush>
      <ul className="achievements">
        {achievements(gauges(lessons, quizzes)).map(({ achievement, earned }) => {
          const { shape, lines, rule, part } = FACES[achievement];
          return (
            <li key={achievement}>
              <Stamp shape={shape} lines={lines} earned={earned} />
              <small>{failed === part ? 'هنعرف لما الجزء ده يتحمّل' : rule(digits)}</small>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
