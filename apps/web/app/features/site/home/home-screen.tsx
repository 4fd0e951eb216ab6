import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { InTurn } from '../../../shell/in-turn.tsx';
import type { Profile } from '../profile.ts';
import { Benefits } from './benefits.tsx';
import { type BookCounts, BooksPile } from './books-pile.tsx';
import { CoursesSection } from './courses-section.tsx';
import { Hero } from './hero.tsx';
import { LectureCodeBand } from './lecture-code-band.tsx';
import { Reasons } from './reasons.tsx';
import { TeacherCard } from './teacher-card.tsx';
import './home-screen.css';

interface HomeScreenProps {
  profile: Profile;
  digits: DigitStyle;
  bookCounts: BookCounts;
  courseRail: ReactNode;
  /** Beside the books; null when there is nobody to honour. */
  honourBoard: ReactNode;
  onOpenCode: (code: string) => Promise<boolean>;
  /** For a student it follows the own part: shorter, and drawn as its reader comes near. */
  isStudent: boolean;
  /** The address names a place in it. */
  isNamed: boolean;
  /** Follows the reader from the second screen on: the first has its own presses, and none is covered. */
  support: ReactNode;
}

/** The landing page. */
export function HomeScreen({
  profile,
  digits,
  bookCounts,
  courseRail,
  honourBoard,
  onOpenCode,
  isStudent,
  isNamed,
  support,
}: HomeScreenProps) {
  return (
    <>
      <Hero tagline={profile.tagline} digits={digits} isStudent={isStudent} />
      <div>
        <InTurn
          isWhole={!isStudent || isNamed}
          parts={[
            <TeacherCard key="teacher" profile={profile} digits={digits} />,
            <Reasons key="reasons" />,
            <CoursesSection key="courses" rail={courseRail} />,
            <div key="pair" className="wrap home-section home-pair">
              <BooksPile name={profile.name} counts={bookCounts} digits={digits} />
              {honourBoard}
            </div>,
            <LectureCodeBand key="code" onOpen={onOpenCode} />,
            <Benefits key="benefits" digits={digits} />,
          ]}
        />
        {support}
      </div>
    </>
  );
}
