import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from 'react-router';
import './way-back.css';

/** From a page that stands in no bar to the one it belongs to. */
export function WayBack({ to, children }: { to: string; children: string }) {
  return (
    <nav className="way-back" aria-label="مكانك">
      <Link to={to}>
        <IconChevronRight size={18} aria-hidden="true" />
        {children}
      </Link>
    </nav>
  );
}
