import { IconButton } from '../ui/controls/icon-button.tsx';
import { toggleNightMode } from './night-mode.ts';
import './theme-toggle.css';

/** A board by day, a copybook by night: the button shows where it leads. */
export function ThemeToggle() {
  return (
    <IconButton label="غيّر المظهر: نهاري أو ليلي" onClick={toggleNightMode}>
      <svg className="theme-icon for-day" viewBox="0 0 24 24" aria-hidden="true">
        <rect x="3" y="4.5" width="18" height="12" rx="1.5" />
        <path d="M7 9h6M7 12.3h4M9 16.5l-1.5 4M15 16.5l1.5 4" />
      </svg>
      <svg className="theme-icon for-night" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3.5h12.5v17H6zM9.5 3.5v17M4 7.5h3.5M4 12h3.5M4 16.5h3.5M12.5 8.5h3M12.5 12h3" />
      </svg>
    </IconButton>
  );
}
