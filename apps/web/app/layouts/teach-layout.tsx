import { teachPath } from '@hessa/rules/pages/console-pages';
import { homePath } from '@hessa/rules/pages/public-pages';
import { useState } from 'react';
import { Link, Outlet, useMatches, useNavigate } from 'react-router';
import { LearningQueries } from '../api/learning-queries.tsx';
import { logout } from '../features/auth/logout.ts';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { DeskBox } from '../features/desk/desk-box.tsx';
import { failureMeta } from '../page-meta.ts';
import { useSession } from '../session/use-session.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { PageFailure } from '../shell/page-failure.tsx';
import { usePageData } from '../site-data.ts';
import { forgetDrafts, keptDrafts } from '../teach-shell/editing/forget-drafts.ts';
import { UnsavedDialog } from '../teach-shell/editing/unsaved-dialog.tsx';
import { ConsoleBar } from '../teach-shell/frame/console-bar.tsx';
import { ConsoleFoot } from '../teach-shell/frame/console-foot.tsx';
import { consoleRole } from '../teach-shell/frame/console-links.ts';
import { ConsoleSide } from '../teach-shell/frame/console-side.tsx';
import { KeepPlace } from '../teach-shell/frame/keep-place.tsx';
import { fillMissingConsoleCalls } from '../teach-shell/frame/missing-calls.ts';
import { ownsConsoleFoot } from '../teach-shell/frame/own-foot.ts';
import { ProofDialog } from '../teach-shell/frame/proof-dialog.tsx';
import { ServedGradesLine } from '../teach-shell/frame/served-grades.tsx';
import { useWaiting } from '../teach-shell/frame/use-waiting.ts';
import type { Route } from './+types/teach-layout.ts';
import '../teach-shell/frame/console.css';

fillMissingConsoleCalls();

/** The teacher's console. The server guards every call behind it; a student simply finds no such page. */
export default function TeachLayout() {
  return (
    <ProtectedRoute>
      <LearningQueries>
        <Console />
      </LearningQueries>
    </ProtectedRoute>
  );
}

function Console() {
  const session = useSession();
  const page = usePageData();
  const navigate = useNavigate();
  const hasOwnFoot = useMatches().some(({ handle }) => ownsConsoleFoot(handle));
  const [isAsked, setAsked] = useState(false);
  const role = session.status === 'member' ? consoleRole(session.user.role) : null;
  const waiting = useWaiting(role);
  if (!role || !page) {
    return (
      <main id="main">
        <NotFoundScreen />
      </main>
    );
  }
  const leave = async () => {
    if (!(await logout())) return;
    forgetDrafts();
    void navigate(homePath());
  };
  const askToLeave = () => (keptDrafts().length > 0 ? setAsked(true) : void leave());
  const { profile, settings } = page.site;
  return (
    <div className="console dense">
      <ConsoleSide profile={profile} role={role} waiting={waiting} digits={settings.digits} onLogout={askToLeave} />
      <div className="console-body">
        <header className="console-top">
          <DeskBox readsCodes={role !== 'assistant'} digits={settings.digits} />
          <Link className="console-mark" to={teachPath()} aria-label={`${profile.mark}، لوحة ${profile.name}`}>
            <span className="logo-mark" dir="ltr" lang="en" aria-hidden="true">
              {profile.mark}
            </span>
          </Link>
        </header>
        <main id="main" className="console-main" tabIndex={-1}>
          <ServedGradesLine />
          <Outlet />
        </main>
        <ConsoleFoot>
          {!hasOwnFoot && <ConsoleBar role={role} waiting={waiting} digits={settings.digits} onLogout={askToLeave} />}
        </ConsoleFoot>
      </div>
      <KeepPlace />
      <ProofDialog />
      {isAsked && <UnsavedDialog onStay={() => setAsked(false)} onLeave={() => void leave()} />}
    </div>
  );
}

export function meta(args: Route.MetaArgs) {
  return failureMeta(args);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="wrap">
      <PageFailure error={error} />
    </main>
  );
}
