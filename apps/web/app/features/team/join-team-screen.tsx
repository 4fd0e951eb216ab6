import { teachPath } from '@hessa/rules/pages/console-pages';
import { loginPath } from '@hessa/rules/pages/public-pages';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { STAFF_ROLES, type StaffRole } from '../../teach-shell/frame/staff-roles.ts';
import { FormPage } from '../../ui/fields/form-page.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { PageSpinner } from '../../ui/notices/page-spinner.tsx';
import { StaffAccountForm } from './staff-account-form.tsx';

type View =
  | { kind: 'looking' }
  | { kind: 'refused'; why: string }
  | { kind: 'open'; name: string; role: StaffRole }
  | { kind: 'done' };

/** Opened once, from the link that the owner sent to somebody who will help run the platform. */
export function JoinTeamScreen({ invite }: { invite: string }) {
  const [view, setView] = useState<View>(
    invite ? { kind: 'looking' } : { kind: 'refused', why: 'اللينك ناقص. افتحه كامل زي ما وصلك.' },
  );

  useEffect(() => {
    if (!invite) return;
    let left = false;
    call('POST /api/Auth/staff-invite', { body: { invite } }).then(
      ({ data }) => left || setView({ kind: 'open', ...data }),
      (error) => left || setView({ kind: 'refused', why: refusalOf(error).messageAr }),
    );
    return () => {
      left = true;
    };
  }, [invite]);

  return (
    <FormPage
      written={['Our', 'team.']}
      title={view.kind === 'open' ? `أهلًا ${view.name}` : 'دعوة للفريق'}
      lead="اعمل حسابك على المنصة. اللينك ده بيشتغل مرة واحدة بس."
    >
      {view.kind === 'looking' && <PageSpinner label="بنفتح الدعوة" />}
      {view.kind === 'refused' && (
        <Note tone="wrong" title="الدعوة مش هتفتح">
          {view.why}
        </Note>
      )}
      {view.kind === 'open' && (
        <>
          <Note tone="info" title={`هتدخل كـ${STAFF_ROLES[view.role].name}`}>
            {STAFF_ROLES[view.role].may}
          </Note>
          <StaffAccountForm
            name={view.name}
            send={({ email, phoneNumber, password }) =>
              call('POST /api/Auth/join-team', { body: { invite, email, phoneNumber, password } })
            }
            onDone={() => setView({ kind: 'done' })}
          />
        </>
      )}
      {view.kind === 'done' && (
        <Note
          tone="right"
          title="حسابك جاهز"
          actions={
            <Link className="text-link" to={loginPath()} state={{ from: teachPath() }}>
              سجّل دخولك
            </Link>
          }
        >
          دلوقتي تقدر تدخل بالإيميل أو رقم الموبايل.
        </Note>
      )}
    </FormPage>
  );
}
