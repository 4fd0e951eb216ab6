import type { ReactNode } from 'react';
import './progress-report.css';

/** A titled block of a report. */
export function ReportBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="report-block">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The results beside what is left, on a desk; one under the other on a phone. */
export function ReportColumns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className="report-columns">
      <div>{first}</div>
      <div>{second}</div>
    </div>
  );
}
