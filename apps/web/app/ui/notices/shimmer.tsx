import type { ReactNode } from 'react';
import './shimmer.css';

interface ShimmerProps {
  shape?: 'line' | 'short-line' | 'title' | 'badge' | 'button' | 'cover' | 'book' | 'circle' | 'block' | undefined;
  className?: string | undefined;
}

/** One piece of what is on its way, in its real shape. */
export function Shimmer({ shape = 'line', className }: ShimmerProps) {
  return <span className={['shimmer', `shimmer-${shape}`, className].filter(Boolean).join(' ')} aria-hidden="true" />;
}

/** Holds the pieces and says the wait in words to those who do not see them. */
export function ShimmerRegion({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className} role="status" aria-busy="true">
      <span className="unseen">{label}</span>
      {children}
    </div>
  );
}
