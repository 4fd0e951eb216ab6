import { type Done, type Milestone, milestones, newlyEarned, type Reached } from '@hessa/rules/statistics/milestones';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { useEffect, useState } from 'react';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { Stamp } from '../../ui/drawings/stamp.tsx';
import { MILESTONE_FACES, newStampWords, stampNames } from './milestone-faces.ts';
import { keepSeenStamps, seenStamps } from './seen-stamps.ts';
import './milestone-board.css';

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
            {newStampWords(fresh)}
            <b>{stampNames(fresh)}</b>
          </>
        )}
      </p>
      <Sheet flush>
        <ul className="milestones">
          {reached.map((each) => (
            <li key={each.milestone} className={fresh.includes(each.milestone) ? 'stamp-fresh' : undefined}>
              <Stamp
                shape={MILESTONE_FACES[each.milestone].shape}
                lines={MILESTONE_FACES[each.milestone].lines}
                earned={each.earned}
              />
              <small>
                {MILESTONE_FACES[each.milestone].how}
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
