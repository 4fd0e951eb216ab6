import { teachProfilePath } from '@hessa/rules/pages/console-pages';
import { loginPath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { OwnAccount } from './own-account.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileFrame } from './profile-frame.tsx';

interface ProfileScreenProps {
  digits: DigitStyle;
  /** Other parts of the account, below its form. */
  children?: ReactNode;
  onLogout: () => void;
  onClosed: () => Promise<void>;
}

/** The account's own data. English labels by the specification, an Arabic line under each. */
export function ProfileScreen({ digits, children, onLogout, onClosed }: ProfileScreenProps) {
  const session = useSession();
  if (session.status !== 'member') return <Navigate to={loginPath()} replace />;
  // Whoever runs the platform is in no school year, and has a page in the console.
  if (session.user.role !== 'student') return <Navigate to={teachProfilePath()} replace />;
  return (
    <ProfileFrame>
      <ProfileForm key={session.user.id} user={session.user} digits={digits} onLogout={onLogout} />
      {children}
      <OwnAccount onClosed={onClosed} />
    </ProfileFrame>
  );
}
