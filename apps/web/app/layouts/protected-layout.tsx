import { Outlet } from 'react-router';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';

/** Pages for logged-in people, inside whatever layout surrounds them. */
export default function ProtectedLayout() {
  return (
    <ProtectedRoute>
      <Outlet />
    </ProtectedRoute>
  );
}
