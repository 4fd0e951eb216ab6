import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import type { ReactNode } from 'react';

interface SortHeadProps {
  sorted: boolean;
  /** Which way this order runs. */
  way: 'ascending' | 'descending';
  className?: string;
  onSort: () => void;
  children: ReactNode;
}

/** The head of a column that a table can be put in order by. */
export function SortHead({ sorted, way, className, onSort, children }: SortHeadProps) {
  const Mark = way === 'ascending' ? IconChevronUp : IconChevronDown;
  return (
    <th scope="col" className={className} aria-sort={sorted ? way : undefined}>
      <button type="button" className="sort-head" onClick={onSort}>
        {children}
        {sorted && <Mark size={16} aria-hidden="true" />}
      </button>
    </th>
  );
}
