import type { Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import type { ReactNode } from 'react';
import { gradeInk } from '../../ui/catalogue/grade-ink.ts';
import { FourLines } from '../../ui/text/four-lines.tsx';
import './grade-banner.css';

const WRITTEN: Record<Grade, string> = {
  prep3: 'Preparatory 3',
  Secondary1: 'Secondary 1',
  Secondary2: 'Secondary 2',
  Secondary3: 'Secondary 3',
};

/** The grade's own ink behind its name, and the name in English on the four lines. */
export function GradeBanner({ grade, children }: { grade: Grade; children: ReactNode }) {
  return (
    <div className={`grade-banner ${gradeInk(grade)}`}>
      <div className="wrap">
        <h1>
          <span className="unseen">كورسات </span>
          {gradeLabel(grade, 'short')}
        </h1>
        <p className="grade-banner-lead">{children}</p>
      </div>
      <FourLines className="grade-banner-written" text={WRITTEN[grade]} />
    </div>
  );
}
