import type { ReactNode } from 'react';
import './lesson-title.css';

/** A lesson's name in the teacher's hand; the two rules under it draw themselves, the name is there at once. */
export function LessonTitle({ children }: { children: ReactNode }) {
  return (
    <h1 className="lesson-title">
      <bdi dir="rtl">{children}</bdi>
    </h1>
  );
}
