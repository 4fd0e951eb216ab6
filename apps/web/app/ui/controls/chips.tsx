import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import './chips.css';

/** Choices side by side that scroll sideways when they are many. Links are a navigation, buttons a group. */
export function Chips({ label, links = false, children }: { label: string; links?: boolean; children: ReactNode }) {
  const row = useChosenInSight<HTMLDivElement>();
  if (links) {
    return (
      <nav ref={row} className="chips" aria-label={label}>
        {children}
      </nav>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend and cannot scroll everywhere
    <div ref={row} className="chips" role="group" aria-label={label}>
      {children}
    </div>
  );
}

export function Chip({
  chosen,
  children,
  ...rest
}: { chosen: boolean } & Omit<ComponentProps<'button'>, 'className' | 'aria-pressed'>) {
  return (
    <button type="button" {...rest} className="chip" aria-pressed={chosen}>
      {children}
    </button>
  );
}

export function ChipLink({
  chosen,
  children,
  ...rest
}: { chosen: boolean } & Omit<ComponentProps<typeof Link>, 'className' | 'aria-current'>) {
  return (
    <Link {...rest} className="chip" aria-current={chosen ? 'page' : undefined}>
      {children}
    </Link>
  );
}
