import { pagerItems, showsPager, unitsPagerPages } from '@hessa/rules/site/pager';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './pager.css';

interface PagerProps {
  current: number;
  total: number;
  /** What is turned over, such as «صفحات الكورسات». */
  label: string;
  digits: DigitStyle;
  /** `around` the current page with ellipses, always the `first` five, or the words «صفحة ٢ من ٧» alone. */
  numbers?: 'around' | 'first' | 'words' | undefined;
  /** Pages with an address of their own are links… */
  href?: ((page: number) => string) | undefined;
  /** …others are buttons. With both, the link tells of its press. */
  onPage?: ((page: number) => void) | undefined;
}

/** One page needs no pager. The first page stands at the right, as pages of Arabic do. */
export function Pager({ current, total, label, digits, numbers = 'around', href, onPage }: PagerProps) {
  if (!showsPager(total)) return null;
  const number = (page: number) => formatNumber(page, digits);
  const cell = (page: number, content: ReactNode, name: string, className: string) => (
    <PagerCell
      page={page}
      name={name}
      className={className}
      current={className === 'pager-page' && page === current}
      disabled={page < 1 || page > total}
      href={href}
      onPage={onPage}
    >
      {content}
    </PagerCell>
  );
  const items = numbers === 'first' ? unitsPagerPages(total) : pagerItems(current, total);
  return (
    <nav className="pager" aria-label={label}>
      {cell(current - 1, <IconChevronRight aria-hidden="true" />, 'الصفحة اللي قبلها', 'pager-step')}
      {numbers === 'words' ? (
        <p className="pager-words">
          صفحة <bdi>{number(current)}</bdi> من <bdi>{number(total)}</bdi>
        </p>
      ) : (
        <ol className="pager-pages">
          {items.map((item, at) => (
            <li key={item === 'ellipsis' ? `gap-${at}` : item}>
              {item === 'ellipsis' ? (
                <span className="pager-gap" aria-hidden="true">
                  …
                </span>
              ) : (
                cell(item, number(item), `صفحة ${number(item)}`, 'pager-page')
              )}
            </li>
          ))}
        </ol>
      )}
      {cell(current + 1, <IconChevronLeft aria-hidden="true" />, 'الصفحة اللي بعدها', 'pager-step')}
    </nav>
  );
}

interface CellProps {
  page: number;
  name: string;
  className: string;
  current: boolean;
  disabled: boolean;
  href: ((page: number) => string) | undefined;
  onPage: ((page: number) => void) | undefined;
  children: ReactNode;
}

function PagerCell({ page, name, className, current, disabled, href, onPage, children }: CellProps) {
  const shared = { className, 'aria-label': name, 'aria-current': current ? ('page' as const) : undefined };
  if (href && !disabled) {
    return (
      <Link {...shared} to={href(page)} onClick={() => onPage?.(page)} preventScrollReset={onPage !== undefined}>
        {children}
      </Link>
    );
  }
  return (
    // Stays focusable at the ends: whoever turns the last page by keyboard keeps their place.
    <button
      {...shared}
      type="button"
      aria-disabled={disabled || undefined}
      onClick={() => disabled || current || onPage?.(page)}
    >
      {children}
    </button>
  );
}
