import type { ReactNode } from 'react';

/** One component in one frame, named for those who look for it. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="specimen">
      <h2 className="specimen-name">{name}</h2>
      <div className="specimen-states">{children}</div>
    </section>
  );
}
