import type { ReactNode } from 'react';
import { FourLines } from './four-lines.tsx';
import './form-page.css';

interface FormPageProps {
  /** Two short English words, one a line, as they stand in a copybook. */
  written: readonly [string, string];
  title: string;
  lead: string;
  children: ReactNode;
}

/** Login, registration and their kin: a written banner above the form on a phone, a whole sheet beside it on a desk. */
export function FormPage({ written, title, lead, children }: FormPageProps) {
  return (
    <div className="form-page">
      <div className="form-page-sheet">
        <FourLines className="form-page-empty" text={' '} />
        <FourLines className="form-page-first" text={written[0]} />
        <FourLines className="form-page-second" text={written[1]} />
        <FourLines className="form-page-empty" text={' '} />
        <FourLines className="form-page-empty" text={' '} />
      </div>
      <div className="form-page-body">
        <h1 className="form-page-title">{title}</h1>
        <p className="muted">{lead}</p>
        {children}
      </div>
    </div>
  );
}
