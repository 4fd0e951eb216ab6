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
  /** Beside the books; null when there is nobody to honour. */
  honourBoard: ReactNode;
  onOpenCode: (code: string) => void;
}

/** The landing page. */
export function HomeScreen({ profile, digits, bookCounts, honourBoard, onOpenCode }: HomeScreenProps) {
  return (
    <>
      <Hero tagline={profile.tagline} digits={digits} />
      <TeacherCard profile={profile} digits={digits} />
      <Reasons />
      <CoursesSection digits={digits} />
      <div className="wrap home-section home-pair">
        <BooksPile name={profile.name} counts={bookCounts} digits={digits} />
        {honourBoard}
      </div>
      <LectureCodeBand onOpen={onOpenCode} />
      <Benefits digits={digits} />
    </>
  );
}
