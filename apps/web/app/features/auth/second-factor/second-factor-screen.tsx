import { teachPath } from '@hessa/rules/pages/console-pages';
import { loginPath } from '@hessa/rules/pages/public-pages';
import { Navigate, useNavigate } from 'react-router';
import { noteOwedStep } from '../../../session/owed-step.ts';
import { useSession } from '../../../session/use-session.ts';
import { FormPage } from '../../../ui/fields/form-page.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** An owner of a live platform sets the second step up before the console opens. */
export function SecondFactorScreen() {
  const session = useSession();
  const navigate = useNavigate();
  if (session.status === 'guest') return <Navigate to={loginPath()} replace />;
  return (
    <FormPage
      written={['Two', 'keys.']}
      title="خطوة تأكيد تانية"
      lead="إنت صاحب المنصة: كل الطلبة والأكواد في إيدك. فعّلها مرة واحدة وبعدها اللوحة هتفتح."
    >
      <SecondFactorSetup
        onDone={() => {
          noteOwedStep(undefined);
          void navigate(teachPath(), { replace: true });
        }}
      />
    </FormPage>
  );
}
