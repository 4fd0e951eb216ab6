import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { whenLine } from '../offline/when-line.ts';
import { useSession } from '../session/use-session.ts';
import { Button } from '../ui/controls/button.tsx';
import { TornPageDrawing } from '../ui/drawings/torn-page-drawing.tsx';
import { StatePanel } from '../ui/notices/state-panel.tsx';
import { errorWords } from './error-words.ts';
import { SupportLink } from './support-link.tsx';
import './error-screen.css';

const CORS_HINT = 'Network error. Please check your connection or contact administrator about CORS settings.';

interface ErrorScreenProps {
  error: unknown;
  supportNumber: string;
}

/** The page could not be shown. What its reader can do comes first; the technical line is folded away. */
export function ErrorScreen({ error, supportNumber }: ErrorScreenProps) {
  const session = useSession();
  // The supervisor whom students write to is one of them.
  const isStaff = session.status === 'member' && session.user.role !== 'student';
  return (
    <StatePanel
      heading="h1"
      drawing={<TornPageDrawing />}
      title="الصفحة اتقطعت"
      actions={
        <>
          <Button onClick={() => void whenLine(() => location.reload())}>
            <IconRefresh aria-hidden="true" />
            حمّل الصفحة تاني
          </Button>
          {!isStaff && <SupportLink number={supportNumber} words="السلام عليكم، صفحة على المنصة مش بتفتح معايا." />}
        </>
      }
    >
      <p>
        حصلت مشكلة وإحنا بنفتح الصفحة. اتأكد إن النت شغّال وحمّل الصفحة تاني، ولو فضلت كده{' '}
        {isStaff ? 'صوّر السطر اللي تحت وابعته للي بيشغّل المنصة.' : 'كلّم المشرف.'}
      </p>
      <p className="error-text" dir="auto">
        {errorWords(error)}
      </p>
      <details className="error-details">
        <summary>تفاصيل فنية</summary>
        <p dir="ltr" lang="en">
          {CORS_HINT}
        </p>
      </details>
    </StatePanel>
  );
}
