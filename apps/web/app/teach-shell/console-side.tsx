import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { Link, NavLink } from 'react-router';
import type { Site } from '../site-data.ts';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { Logo } from '../ui/logo.tsx';
import { type ConsoleRole, consoleLinks } from './console-links.ts';

interface ConsoleSideProps {
  profile: Pick<Site['profile'], 'name' | 'mark'>;
  role: ConsoleRole;
  onLogout: () => void;
}

/** The spine of the console: a column beside the page, a row above it on phones. */
export function ConsoleSide({ profile, role, onLogout }: ConsoleSideProps) {
  return (
    <header className="console-side">
      <Logo mark={profile.mark} name={profile.name} />
      <nav className="console-nav" aria-label="لوحة المدرّس">
        {consoleLinks(role).map(({ to, label, icon: Mark }) => (
          <NavLink key={to} className="console-link" to={to} end={to === '/teach'}>
            <Mark size={20} aria-hidden="true" />
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="console-end">
        <ThemeToggle />
        <Link className="console-link" to="/">
          <IconHome size={20} aria-hidden="true" />
          <span className="console-word">الموقع</span>
        </Link>
        <button type="button" className="console-link" onClick={onLogout}>
          <IconLogout size={20} aria-hidden="true" />
          <span className="console-word">خروج</span>
        </button>
      </div>
    </header>
  );
}
