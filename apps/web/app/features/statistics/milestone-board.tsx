import { type Done, type Milestone, milestones, newlyEarned, type Reached } from '@hessa/rules/statistics/milestones';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { type ComponentProps, useEffect, useState } from 'react';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { Stamp } from '../../ui/drawings/stamp.tsx';
import { keepSeenStamps, seenStamps } from './seen-stamps.ts';
import './milestone-board.css';

interface Face extends Pick<ComponentProps<typeof Stamp>, 'shape' | 'lines'> {
  how: string;
}

const FACES: Record<Milestone, Face> = {
  'first-video': { shape: 'round', lines: ['أول', 'فيديو'], how: 'خلّص فيديو واحد' },
  'first-quiz': { shape: 'box', lines: ['أول', 'امتحان'], how: 'سلّم امتحان واحد' },
  'whole-unit': { shape: 'round', lines: ['وحدة', 'كاملة'], how: 'خلّص كل دروس وحدة' },
  'full-mark': { shape: 'star', lines: ['كله', 'صح'], how: 'الدرجة النهائية في امتحان' },
  'ten-videos': { shape: 'round', lines: ['عشرة', 'فيديو'], how: 'خلّص عشر فيديوهات' },
  'ten-quizzes': { shape: 'box', lines: ['عشرة', 'امتحان'], how: 'سلّم عشر امتحانات' },
  'steady-month': { shape: 'box', lines: ['شهر', 'شغل'], how: 'أربع أسابيع في كل واحد تلات دروس، ولو مش ورا بعض' },
  'three-full-marks': { shape: 'star', lines: ['نجم', 'الفصل'], how: 'الدرجة النهائية في تلات امتحانات' },
  'fifty-videos': { shape: 'round', lines: ['خمسين', 'فيديو'], how: 'خلّص خمسين فيديو' },
};

interface MilestoneBoardProps {
  userId: string;
  done: Done;
  digits: DigitStyle;
}

/** The stamps that are earned step by step and never lost. A new one is pressed onto the paper, and said. */
export function MilestoneBoard({ userId, done, digits }: MilestoneBoardProps) {
  const reached = milestones(done);
  const earned = reached.filter((each) => each.earned).map(({ milestone }) => milestone);
  const word = earned.join();
  const [fresh, setFresh] = useState<readonly Milestone[]>([]);

  useEffect(() => {
    const now = word === '' ? [] : (word.split(',') as Milestone[]);
    const found = newlyEarned(now, seenStamps(userId));
    if (found.length > 0) setFresh(found);
    keepSeenStamps(userId, now);
  }, [userId, word]);

  return (
    <>
      <p className="stamps-news" role="status">
        {fresh.length > 0 && (
          <>
            {fresh.length === 1 ? 'ختم جديد: ' : 'أختام جديدة: '}
            <b>{fresh.map((milestone) => `«${FACES[milestone].lines.join(' ')}»`).join('، ')}</b>
          </>
        )}
      </p>
      <Sheet flush>
        <ul className="milestones">
          {reached.map((each) => (
            <li key={each.milestone} className={fresh.includes(each.milestone) ? 'stamp-fresh' : undefined}>
              <Stamp shape={FACES[each.milestone].shape} lines={FACES[each.milestone].lines} earned={each.earned} />
              <small>
                {FACES[each.milestone].how}
                <HowFar {...each} digits={digits} />
              </small>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

/** Only once there is a part of the way to speak of. */
function HowFar({ done, wanted, earned, digits }: Reached & { digits: DigitStyle }) {
  if (earned || done === 0) return null;
  return (
    <bdi className="milestone-far">
      {formatNumber(done, digits)} من {formatNumber(wanted, digits)}
    </bdi>
  );
}
