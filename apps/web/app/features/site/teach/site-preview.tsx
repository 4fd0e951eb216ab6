import { coloursCss } from '@hessa/rules/site/colours-css';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type ReactNode, useState } from 'react';
import { PagePreview } from '../../../teach-shell/reports/page-preview.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { AboutScreen } from '../about/about-screen.tsx';
import { Hero } from '../home/hero.tsx';
import { TeacherCard } from '../home/teacher-card.tsx';
import type { WrittenProfile } from './written-profile.ts';

interface SitePreviewProps {
  profile: WrittenProfile;
  digits: DigitStyle;
  colours: Readonly<Record<string, string>>;
  /** The foot of every page. */
  foot: ReactNode;
}

/** The top of the landing page, or the teacher's own page. */
export function SitePreview({ profile, digits, colours, foot }: SitePreviewProps) {
  const [page, setPage] = useState<'home' | 'about'>('home');
  const shown = { tenantId: '', ...profile };
  return (
    <div>
      <Chips label="الصفحة">
        <Chip chosen={page === 'home'} onClick={() => setPage('home')}>
          الرئيسية
        </Chip>
        <Chip chosen={page === 'about'} onClick={() => setPage('about')}>
          صفحتك
        </Chip>
      </Chips>
      <PagePreview title={page === 'home' ? 'معاينة الصفحة الرئيسية' : 'معاينة صفحتك'} coloursCss={coloursCss(colours)}>
        {page === 'home' ? (
          <>
            <Hero tagline={profile.tagline} digits={digits} isStudent={false} />
            <TeacherCard profile={shown} digits={digits} />
          </>
        ) : (
          <AboutScreen profile={shown} digits={digits} />
        )}
        {foot}
      </PagePreview>
    </div>
  );
}
