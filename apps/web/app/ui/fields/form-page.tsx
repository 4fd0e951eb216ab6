import type { ReactNode } from 'react';
import { FourLines } from '../text/four-lines.tsx';
import './form-page.css';

interface FormPageProps {
  /** Two short English words, one a line, as they stand in a copybook. */
  written: readonly [string, string];
  title: string;
  lead: string;
  children: ReactNode;
}

/** Login, registration and their kin: a written line above the form on a phone, a whole sheet beside it on a desk. */
export function FormPage({ written, title, lead, children }: FormPageProps) {
  return (
    <div className="form-page">
      <div className="form-page-sheet">
        <EmptyRows count={2} />
        <FourLines className="form-page-first" text={written[0]} />
        <FourLines className="form-page-second" text={written[1]} />
        <EmptyRows count={3} />
      </div>
      <div className="form-page-body">
        <h1 className="form-page-title">{title}</h1>
        <p className="muted">{lead}</p>
        {children}
      </div>
    </div>
  );
}

/** The rest of the sheet, seen on a desk only. */
function EmptyRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows of paper have no other identity
    <FourLines key={row} className="form-page-empty" text={' '} />
  ));
}
