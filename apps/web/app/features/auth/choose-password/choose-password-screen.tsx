import { loginPath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { destinationAfterLogin } from '../../../session/origin.ts';
import { noteOwedStep } from '../../../session/owed-step.ts';
import { useSession } from '../../../session/use-session.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { FormPage } from '../../../ui/fields/form-page.tsx';
import { DoneNote } from '../done-note.tsx';
import { ChoosePasswordForm } from './choose-password-form.tsx';

/** Who signed in with a password that the teacher gave chooses one of their own before anything else opens. */
export function ChoosePasswordScreen({ digits }: { digits: DigitStyle }) {
  const session = useSession();
  const { state } = useLocation();
  const [done, setDone] = useState(false);
  if (session.status === 'guest') return <Navigate to={loginPath()} replace />;
  return (
    <FormPage
      written={['Yours', 'only.']}
      title="اختار كلمة سر بتاعتك"
      lead="دخلت بكلمة سر مؤقتة حد تاني يعرفها. اختار واحدة محدش يعرفها غيرك وكل حاجة هتفتح."
    >
      {done ? (
        <DoneNote title="تم" actions={<ButtonLink to={destinationAfterLogin(state)}>يلا نكمّل</ButtonLink>}>
          كلمة السر دي بتاعتك إنت بس. افتكرها للمرة الجاية.
        </DoneNote>
      ) : (
        <ChoosePasswordForm
          digits={digits}
          onDone={() => {
            noteOwedStep(undefined);
            setDone(true);
          }}
        />
      )}
    </FormPage>
  );
}
