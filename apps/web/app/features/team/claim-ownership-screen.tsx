import { loginPath } from '@hessa/rules/pages/public-pages';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { FormPage } from '../../ui/fields/form-page.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { StaffAccountForm } from './staff-account-form.tsx';

/** Opened once, from the link that a new platform prints on its first start. */
export function ClaimOwnershipScreen({ claim }: { claim: string }) {
  const [done, setDone] = useState(false);
  return (
    <FormPage
      written={['Your', 'class.']}
      title="المنصة بقت بتاعتك"
      lead="اعمل حساب صاحب المنصة. اللينك ده بيشتغل مرة واحدة بس."
    >
      {done ? (
        <Note
          tone="right"
          title="حسابك جاهز"
          actions={
            <Link className="text-link" to={loginPath()}>
              سجّل دخولك
            </Link>
          }
        >
          دلوقتي تقدر تدخل بالإيميل أو رقم الموبايل.
        </Note>
      ) : claim ? (
        <StaffAccountForm
          send={(values) => call('POST /api/Auth/claim-ownership', { body: { claim, ...values } })}
          onDone={() => setDone(true)}
        />
      ) : (
        <Note tone="wrong" title="اللينك ناقص">
          افتح اللينك كامل زي ما ظهر لما المنصة اشتغلت أول مرة.
        </Note>
      )}
    </FormPage>
  );
}
