import { confirmEmailPath } from '@hessa/rules/pages/public-pages';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useLocation } from 'react-router';
import { SupportLink } from '../../shell/support-link.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import type { LoginRefusal } from './read-login-refusal.ts';

const ABOUT_DEVICES = 'السلام عليكم، حسابي مفتوح على جهازين ومش بيفتح من جهاز جديد. ممكن تشيلوا جهاز قديم؟';

const ABOUT_LOGIN = 'السلام عليكم، حسابي مش راضي يفتح معايا. ممكن تساعدوني؟';

interface LoginRefusalPanelProps {
  refusal: LoginRefusal;
  supportNumber: string;
  onMakeRoom: () => void;
  onTryAgain: () => void;
}

/** Amber for what has a way out of its own: two devices already, or an address not confirmed yet; red for the rest. */
export function LoginRefusalPanel({ refusal, supportNumber, onMakeRoom, onTryAgain }: LoginRefusalPanelProps) {
  // Where they were heading stays known through the confirmation.
  const { state } = useLocation();
  if (refusal.kind === 'message') {
    return (
      <Note
        tone="wrong"
        title={refusal.title}
        actions={
          <>
            <Button look="line" size="small" onClick={onTryAgain}>
              جرّب تاني
            </Button>
            {refusal.support && <SupportLink size="small" number={supportNumber} words={ABOUT_LOGIN} />}
          </>
        }
      >
        {refusal.text}
      </Note>
    );
  }
  if (refusal.kind === 'unconfirmed') {
    return (
      <Note
        tone="warn"
        icon={IconMail}
        title="إيميلك لسه متأكدش"
        actions={
          <>
            <ButtonLink look="line" size="small" to={confirmEmailPath()} state={state}>
              أكّد إيميلك
            </ButtonLink>
            <Button look="quiet" size="small" onClick={onTryAgain}>
              جرّب تاني
            </Button>
          </>
        }
      >
        {refusal.text}
      </Note>
    );
  }
  return (
    <Note
      tone="warn"
      icon={IconDeviceMobile}
      title="حسابك مفتوح على جهازين"
      actions={
        <>
          <Button look="line" size="small" onClick={onMakeRoom}>
            ابعتلي كود على الإيميل
          </Button>
          <SupportLink size="small" number={supportNumber} words={ABOUT_DEVICES} />
          <Button look="quiet" size="small" onClick={onTryAgain}>
            جرّب تاني
          </Button>
        </>
      }
    >
      مينفعش تدخل من أكتر من جهازين. سجّل خروجك من جهاز منهم، أو خرّجه من هنا بكود يوصلك على الإيميل. مفيش إيميل؟ كلّم
      المشرف يشيل جهاز قديم.
    </Note>
  );
}
