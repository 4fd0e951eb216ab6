import { latinRuns } from '@hessa/rules/text/latin-runs';
import type { ReactNode } from 'react';

/** Phones, codes, e-mails, Latin words: one left-to-right piece inside an Arabic line. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** What somebody wrote in Arabic, with each piece of English in it kept together and reading from the left. */
export function IsolatedText({ text }: { text: string }) {
  return latinRuns(text).map((run, at) =>
    run.latin ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
      <bdi key={at} dir="ltr" className="latin-run">
        {run.text}
      </bdi>
    ) : (
      run.text
    ),
  );
}

/** A title from the server stays right to left even when it starts with a Latin word. */
export function RtlTitle({ children }: { children: ReactNode }) {
  return <bdi dir="rtl">{typeof children === 'string' ? <IsolatedText text={children} /> : children}</bdi>;
}
