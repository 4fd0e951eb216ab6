import type { ReactNode } from 'react';
import './section-title.css';

interface SectionTitleProps {
  heading?: 'h1' | 'h2' | 'h3' | undefined;
  id?: string | undefined;
  /** A line under the title. */
  lead?: ReactNode;
  /** A link at the far end, such as «كل الكورسات». */
  end?: ReactNode;
  children: ReactNode;
}

/** A title in the teacher's hand. `h1` is a page's, the others are a section's. */
export function SectionTitle({ heading: Heading = 'h2', id, lead, end, children }: SectionTitleProps) {
  return (
    <div className="section-head">
      <div>
        <Heading id={id} className={`section-title section-title-${Heading}`}>
          {children}
        </Heading>
        {lead && <p className="section-lead">{lead}</p>}
      </div>
      {end}
    </div>
  );
}
