import type { ReactNode } from 'react';

/** Phones, codes, e-mails, Latin words: one left-to-right piece inside an Arabic line. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** A title from the server stays right to left even when it starts with a Latin word. */
export function RtlTitle({ children }: { children: ReactNode }) {
  return <bdi dir="rtl">{children}</bdi>;
}
