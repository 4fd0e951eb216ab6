import type { ReactNode } from 'react';
import { FourLines } from '../text/four-lines.tsx';
import './form-page.css';

interface FormPageProps {
  /** Two short English words, one a line, as they stand in a copybook. */
  written: readonly [string, string];
  /** A long form begins at once: on a phone the two words share one short line. */
  short?: boolean;
  title: string;
  lead: string;
  children: ReactNode;
}

/** Login, registration and their kin: a written banner above the form on a phone, a whole sheet beside it on a desk. */
export function FormPage({ written, short = false, title, lead, children }: FormPageProps) {
  return (
    <div className={short ? 'form-page form-page-short' : 'form-page'}>
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
