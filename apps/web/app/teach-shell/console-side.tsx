import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Link, NavLink } from 'react-router';
import type { Site } from '../site-data.ts';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { Logo } from '../ui/logo.tsx';

interface ConsoleSideProps {
  profile: Pick<Site['profile'], 'name' | 'mark'>;
  /** Content is the teacher's; assistants sell and help. */
  mayTeach: boolean;
  onLogout: () => void;
}

/** The spine of the console: a column beside the page, a row above it on phones. */
export function ConsoleSide({ profile, mayTeach, onLogout }: ConsoleSideProps) {
  return (
    <header className="console-side">
      <Logo mark={profile.mark} name={profile.name} />
      <nav className="console-nav" aria-label="لوحة المدرّس">
        {mayTeach && (
          <NavLink className="console-link" to="/teach/courses">
            <IconNotebook size={20} aria-hidden="true" />
            الكورسات
          </NavLink>
        )}
        <NavLink className="console-link" to="/teach/codes">
          <IconTicket size={20} aria-hidden="true" />
          الأكواد
        </NavLink>
        <NavLink className="console-link" to="/teach/students">
          <IconUsers size={20} aria-hidden="true" />
          الطلبة
        </NavLink>
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
