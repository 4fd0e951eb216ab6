import { Navigate } from 'react-router';

/** The console opens where its staff work every day. */
export default function TeachStart() {
  return <Navigate to="/teach/codes" replace />;
}
