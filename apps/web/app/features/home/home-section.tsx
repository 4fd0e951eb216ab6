import { type ReactNode, useId } from 'react';
import './home-section.css';

interface HomeSectionProps {
  title: string;
  /** At the far end of the title. */
  end?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ title, end, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className="home-block" aria-labelledby={id}>
      <div className="home-block-head">
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
