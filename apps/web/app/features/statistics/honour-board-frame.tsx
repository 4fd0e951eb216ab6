import type { ReactNode } from 'react';
import './honour-board.css';

/** The green board with its chalk tray. */
export function HonourBoardFrame({ children }: { children: ReactNode }) {
  return (
    <section className="honour" aria-labelledby="honour-title">
      <h2 id="honour-title">لوحة الشرف</h2>
      <p className="honour-when">أوائل امتحانات الترم</p>
      {children}
      <span className="honour-tray" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </section>
  );
}
