import { profilePath } from '@hessa/rules/pages/student-pages';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { waitingNow, watchWaiting } from '../offline/when-line.ts';
import type { Session } from '../session/session-store.ts';
import type { Site } from '../site-data.ts';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { backCloses } from '../ui/notices/back-closes.ts';
import { RtlTitle } from '../ui/text/bidi.tsx';
import { guestLinks, menuLinks } from './navigation-links.ts';
import { supportChat } from './support-chat.ts';
import './mobile-menu.css';

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  session: Session;
  site: Site;
  onLogout: () => void;
}

/**
 * The index page of the copybook: the browser's own dialog keeps the focus, closes on Escape and gives it back. A
 * phone's way back closes it as well.
 */
export function MobileMenu({ open, onClose, session, site, onLogout }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  const close = useEffectEvent(() => {
    onClose();
    return true;
  });
  useEffect(() => {
    if (!open) return;
    return backCloses({ dismiss: () => close() });
  }, [open]);

  // What is said of a page that does not come without a line lies behind the menu.
  const missed = useSyncExternalStore(
    watchWaiting,
    () => waitingNow()?.go,
    () => undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu, and so does leaving
  useEffect(() => onClose(), [key, session.status, missed]);

  return (
    <dialog ref={dialog} className="menu" aria-label="القائمة" onClose={onClose}>
      {open && <MenuPage {...{ onClose, session, site, onLogout }} />}
    </dialog>
  );
}

/** Drawn when it is opened: no page carries it along unseen. */
function MenuPage({ onClose, session, site, onLogout }: Omit<MobileMenuProps, 'open'>) {
  // Lessons and exams have no button of it: whoever learns finds it here on every page.
  const chat = session.status === 'member' ? supportChat(site.settings.supportNumber) : null;
  return (
    <>
      <div className="menu-head">
        <span className="menu-name">{site.profile.name}</span>
        <ThemeToggle />
        <IconButton label="اقفل القائمة" onClick={onClose}>
          <IconX aria-hidden="true" />
        </IconButton>
      </div>
      <nav aria-label="القائمة">
        <ul className="menu-list">
          {menuLinks(session).map(({ to, label }) => (
            <li key={to}>
              {to.includes('#') ? (
                <Link to={to}>{label}</Link>
              ) : (
                <NavLink to={to} end>
                  {label}
                </NavLink>
              )}
            </li>
          ))}
          {chat !== null && (
            <li>
              <a href={chat} target="_blank" rel="noopener noreferrer">
                كلّمنا على واتساب
              </a>
            </li>
          )}
        </ul>
      </nav>
      <div className="menu-foot">
        {session.status === 'member' ? (
          <>
            <Link className="menu-account" to={profilePath()}>
              <RtlTitle>{session.user.name}</RtlTitle>
              <small>حسابي وبياناتي</small>
            </Link>
            <Button look="line" wide onClick={onLogout}>
              خروج
            </Button>
          </>
        ) : (
          guestLinks.map(({ to, label, solid }) => (
            <ButtonLink key={to} to={to} wide look={solid ? 'solid' : 'line'}>
              {label}
            </ButtonLink>
          ))
        )}
      </div>
    </>
  );
}
