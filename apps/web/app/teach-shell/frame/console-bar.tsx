import { teachPath } from '@hessa/rules/pages/console-pages';
import type { ConsoleRole } from '@hessa/rules/pages/page';
import { homePath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { consoleGroups, isSectionOf } from './console-links.ts';
import { ThemeLink } from './theme-link.tsx';
import type { Waiting } from './use-waiting.ts';
import { WaitingCount } from './waiting-count.tsx';
import './console-bar.css';

interface ConsoleBarProps {
  role: ConsoleRole;
  waiting: Waiting;
  digits: DigitStyle;
  onLogout: () => void;
}

/** The console under a thumb: the most used places in a bar, exactly the rest of the side bar in a sheet. */
export function ConsoleBar({ role, waiting, digits, onLogout }: ConsoleBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const { bar, teaching, house } = consoleGroups(role);
  const rest = [...teaching, ...house];
  const waitingInRest = rest.reduce((sum, { to }) => sum + (waiting[to] ?? 0), 0);
  const here = rest.find(({ to }) => isSectionOf(to, pathname));

  return (
    <nav className="console-bar" aria-label="أهم الأماكن">
      {bar.map(({ to, label, icon: Mark }) => (
        <NavLink key={to} className="console-bar-item" to={to} end={to === teachPath()}>
          <span className="console-bar-mark">
            <Mark size={22} aria-hidden="true" />
            <WaitingCount count={waiting[to]} digits={digits} />
          </span>
          {label}
        </NavLink>
      ))}
      <button
        type="button"
        className="console-bar-item"
        aria-haspopup="dialog"
        aria-current={here ? 'true' : undefined}
        onClick={() => setOpen(true)}
      >
        <span className="console-bar-mark">
          {here ? <here.icon size={22} aria-hidden="true" /> : <IconLayoutGrid size={22} aria-hidden="true" />}
          <WaitingCount count={here ? waiting[here.to] : waitingInRest} digits={digits} />
        </span>
        {here ? here.label : 'الباقي'}
        {here && <span className="unseen">، وباقي اللوحة</span>}
      </button>
      {isOpen && (
        <Dialog title="باقي اللوحة" onClose={() => setOpen(false)}>
          {(dismiss) => (
            <>
              <nav className="console-rest" aria-label="باقي اللوحة">
                {rest.map(({ to, label, icon: Mark }) => (
                  <NavLink key={to} className="console-rest-link" to={to} onClick={dismiss}>
                    <Mark size={24} aria-hidden="true" />
                    {label}
                    <WaitingCount count={waiting[to]} digits={digits} />
                  </NavLink>
                ))}
              </nav>
              <div className="console-rest-end">
                <ThemeLink className="console-rest-link" size={24} />
                <Link className="console-rest-link" to={homePath()}>
                  <IconHome size={24} aria-hidden="true" />
                  الموقع
                </Link>
                <button
                  type="button"
                  className="console-rest-link"
                  onClick={() => {
                    setOpen(false);
                    onLogout();
                  }}
                >
                  <IconLogout size={24} aria-hidden="true" />
                  خروج
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </nav>
  );
}
