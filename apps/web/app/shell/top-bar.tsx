import { searchPath } from '@hessa/rules/pages/public-pages';
import { boardPath, profilePath } from '@hessa/rules/pages/student-pages';
import { formatNumber } from '@hessa/rules/text/digits';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useSession } from '../session/use-session.ts';
import type { Site } from '../site-data.ts';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Logo } from '../ui/drawings/logo.tsx';
import { RtlTitle } from '../ui/text/bidi.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { guestLinks, hasForm, navigationLinks } from './navigation-links.ts';
import { ScrollProgress } from './scroll-progress.tsx';
import './top-bar.css';
import { useUnread } from './unread-count.ts';
import { useBarHeight } from './use-bar-height.ts';

interface TopBarProps {
  site: Site;
  onLogout: () => void;
}

export function TopBar({ site, onLogout }: TopBarProps) {
  const session = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  const unread = useUnread();
  const newOnes = formatNumber(unread, site.settings.digits);
  const { pathname } = useLocation();
  const { mark, name } = site.profile;
  return (
    <header ref={bar} className="topbar" data-session={session.status}>
      <div className="wrap topbar-in">
        <Logo mark={mark} name={name} />
        <nav className="nav topbar-wide" aria-label="القائمة">
          {navigationLinks(session).map(({ to, label }) =>
            to.includes('#') ? (
              <Link key={to} to={to}>
                {label}
              </Link>
            ) : (
              <NavLink key={to} to={to} end>
                {label}
              </NavLink>
            ),
          )}
        </nav>
        <div className="topbar-end">
          <Link className="icon-btn" to={searchPath()} aria-label="دوّر على كورس أو درس">
            <IconSearch aria-hidden="true" />
          </Link>
          {session.status === 'member' && session.user.role === 'student' && (
            <Link className="icon-btn topbar-inbox" to={boardPath()}>
              <IconBell aria-hidden="true" />
              <span className="unseen">الرسايل{unread > 0 && `، الجديد منها ${newOnes}`}</span>
              {unread > 0 && (
                <span className="topbar-unread" aria-hidden="true">
                  {newOnes}
                </span>
              )}
            </Link>
          )}
          <span className="topbar-theme">
            <ThemeToggle />
          </span>
          {session.status === 'member' ? (
            <div className="topbar-wide topbar-account">
              <Link className="account" to={profilePath()}>
                <span className="unseen">حسابي: </span>
                <span className="account-letter" aria-hidden="true">
                  {[...session.user.name.trim()][0] ?? '؟'}
                </span>
                <RtlTitle>{session.user.name}</RtlTitle>
              </Link>
              <Button look="quiet" size="small" onClick={onLogout}>
                خروج
              </Button>
            </div>
          ) : (
            <div className="topbar-wide topbar-guest">
              {guestLinks.map(({ to, label, solid }) => (
                <ButtonLink
                  key={to}
                  to={to}
                  size="small"
                  look={solid ? (hasForm(pathname) ? 'line' : 'solid') : 'quiet'}
                >
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
          <span className="topbar-narrow">
            <IconButton label="افتح القائمة" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
              <IconMenu2 aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      </div>
      <ScrollProgress />
      <MobileMenu
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        session={session}
        site={site}
        onLogout={onLogout}
      />
    </header>
  );
}
