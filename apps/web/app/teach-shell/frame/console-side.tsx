import type { ConsoleRole } from '@hessa/rules/pages/page';
import { homePath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { Site } from '../../site-data.ts';
import { Logo } from '../../ui/drawings/logo.tsx';
import { type ConsoleLink, consoleGroups, isSectionOf } from './console-links.ts';
import { ThemeLink } from './theme-link.tsx';
import type { Waiting } from './use-waiting.ts';
import { WaitingCount } from './waiting-count.tsx';

interface ConsoleSideProps {
  profile: Pick<Site['profile'], 'name' | 'mark'>;
  role: ConsoleRole;
  waiting: Waiting;
  digits: DigitStyle;
  onLogout: () => void;
}

/** The spine of the console, beside its pages; a phone has the bar under the thumb instead. */
export function ConsoleSide({ profile, role, waiting, digits, onLogout }: ConsoleSideProps) {
  const { pathname } = useLocation();
  const places = useRef<HTMLElement>(null);
  const { bar, teaching, house } = consoleGroups(role);
  const link = ({ to, label, icon: Mark }: ConsoleLink) => (
    <Link key={to} className="console-link" to={to} aria-current={isSectionOf(to, pathname) ? 'page' : undefined}>
      <Mark size={20} aria-hidden="true" />
      {label}
      <WaitingCount count={waiting[to]} digits={digits} />
    </Link>
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address lights another place
  useEffect(() => {
    places.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <aside className="console-side" aria-label="جانب اللوحة">
      <Logo mark={profile.mark} name={profile.name} />
      <nav ref={places} className="console-nav" aria-label="لوحة المدرّس">
        {bar.map(link)}
        <hr className="console-rule" />
        {teaching.map(link)}
        <hr className="console-rule" />
        {house.map(link)}
      </nav>
      <div className="console-end">
        <ThemeLink className="console-link" size={20} />
        <Link className="console-link" to={homePath()}>
          <IconHome size={20} aria-hidden="true" />
          الموقع
        </Link>
        <button type="button" className="console-link" onClick={onLogout}>
          <IconLogout size={20} aria-hidden="true" />
          خروج
        </button>
      </div>
    </aside>
  );
}
