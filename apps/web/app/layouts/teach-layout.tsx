import { Outlet } from 'react-router';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { useSession } from '../session/use-session.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';

/** The teacher's console. The server guards every call behind it; a student simply finds no such page. */
export default function TeachLayout() {
  const session = useSession();
  const isStaff = session.status === 'member' && session.user.role !== 'student';
  return (
    <main id="main" className="dense">
      <ProtectedRoute>{isStaff ? <Outlet /> : <NotFoundScreen />}</ProtectedRoute>
    </main>
  );
}
