import { teachPath } from '@hessa/rules/pages/console-pages';
import type { ConsoleRole } from '@hessa/rules/pages/page';
import { homePath } from '@hessa/rules/pages/public-pages';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { Site } from '../../site-data.ts';
import { ThemeToggle } from '../../theme/theme-toggle.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { consoleLinks } from './console-links.ts';

interface ConsoleSideProps {
  profile: Pick<Site['profile'], 'name' | 'mark'>;
  role: ConsoleRole;
  onLogout: () => void;
}

/** The spine of the console: a column beside the page, a row above it on phones. */
export function ConsoleSide({ profile, role, onLogout }: ConsoleSideProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what moves the row
  useEffect(() => {
    // On a phone the row is wider than the screen; where one is, is never out of sight.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);

  return (
    <header className="console-side">
      <Logo mark={profile.mark} name={profile.name} />
      <nav ref={nav} className="console-nav" aria-label="لوحة المدرّس">
        {consoleLinks(role).map(({ to, label, icon: Mark }) => (
          <NavLink key={to} className="console-link" to={to} end={to === teachPath()}>
            <Mark size={20} aria-hidden="true" />
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="console-end">
        <ThemeToggle />
        <Link className="console-link" to={homePath()}>
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
