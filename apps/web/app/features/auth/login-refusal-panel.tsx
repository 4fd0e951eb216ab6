import { chatLink } from '@hessa/rules/site/chat-link';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { Button, OutsideButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { LoginRefusal } from './read-login-refusal.ts';

const ABOUT_DEVICES = 'السلام عليكم، حسابي مفتوح على جهازين ومش عارف أدخل من جهاز جديد. ممكن تشيلوا جهاز قديم؟';

interface LoginRefusalPanelProps {
  refusal: LoginRefusal;
  supportNumber: string;
  onTryAgain: () => void;
}

/** Amber for the two-device limit, with the way to support; red for everything else. */
export function LoginRefusalPanel({ refusal, supportNumber, onTryAgain }: LoginRefusalPanelProps) {
  if (refusal.kind === 'message') {
    return (
      <Note
        tone="wrong"
        title={refusal.title}
        actions={
          <Button look="line" size="small" onClick={onTryAgain}>
            جرّب تاني
          </Button>
        }
      >
        {refusal.text}
      </Note>
    );
  }
  const support = chatLink(supportNumber, ABOUT_DEVICES);
  return (
    <Note
      tone="warn"
      icon={IconDeviceMobile}
      title="حسابك مفتوح على جهازين"
      actions={
        <>
          {support && (
            <OutsideButtonLink look="line" size="small" href={support}>
              كلّم الدعم
            </OutsideButtonLink>
          )}
          <Button look={support ? 'quiet' : 'line'} size="small" onClick={onTryAgain}>
            جرّب تاني
          </Button>
        </>
      }
    >
      مينفعش تدخل من أكتر من جهازين. سجّل خروج من جهاز منهم، أو كلّم الدعم يشيل جهاز قديم.
    </Note>
  );
}
