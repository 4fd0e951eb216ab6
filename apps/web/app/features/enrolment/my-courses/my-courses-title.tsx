import type { ReactNode } from 'react';
import { SectionTitle } from '../../../ui/text/section-title.tsx';
import './my-courses-screen.css';

export function MyCoursesTitle({ lead }: { lead?: ReactNode }) {
  return (
    <SectionTitle heading="h1" lead={lead}>
      كورساتي
    </SectionTitle>
  );
}
