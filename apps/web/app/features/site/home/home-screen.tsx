import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
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
  onOpenCode: (code: string) => void;
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
  support,
}: HomeScreenProps) {
  return (
    <>
      <Hero tagline={profile.tagline} digits={digits} />
      <div>
        <TeacherCard profile={profile} digits={digits} />
        <Reasons />
        <CoursesSection rail={courseRail} />
        <div className="wrap home-section home-pair">
          <BooksPile name={profile.name} counts={bookCounts} digits={digits} />
          {honourBoard}
        </div>
        <LectureCodeBand onOpen={onOpenCode} />
        <Benefits digits={digits} />
        {support}
      </div>
    </>
  );
}
