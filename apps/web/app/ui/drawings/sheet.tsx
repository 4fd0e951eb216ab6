import type { ComponentProps } from 'react';
import './sheet.css';

interface SheetProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** A course is many pages: their edges show under the first. */
  stacked?: boolean | undefined;
  /** No room inside, for lists and pictures that reach the edges. */
  flush?: boolean | undefined;
}

/** A square sheet of paper lying on the page: things that are read. */
export function Sheet({ as, stacked = false, flush = false, className, ...rest }: SheetProps) {
  const Element = (as ?? 'div') as 'div';
  const classes = ['sheet', stacked && 'sheet-stacked', flush && 'sheet-flush', className];
  return <Element {...rest} className={classes.filter(Boolean).join(' ')} />;
}
