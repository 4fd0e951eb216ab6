import { joinTeamPath } from '@hessa/rules/pages/public-pages';
import { shareLink } from '@hessa/rules/site/chat-link';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { STAFF_ROLES } from '../../teach-shell/staff-roles.ts';
import { Ltr } from '../../ui/bidi.tsx';
import { Button, OutsideButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { roleOptions } from './role-dialog.tsx';

interface InviteDialogProps {
  siteUrl: string;
  teacherName: string;
  onMade: () => void;
  onClose: () => void;
}

/** Who and as what; then the link, told once. */
export function InviteDialog({ siteUrl, teacherName, onMade, onClose }: InviteDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [role, setRole] = useState<'assistant' | 'teacher'>('assistant');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return setProblem('اكتب اسم اللي هتدعيه.');
    setBusy(true);
    setRefusal(null);
    try {
      const { data } = await call('POST /api/teach/team/invites', { body: { key, name: name.trim(), role } });
      setLink(`${siteUrl || location.origin}${joinTeamPath()}?invite=${data.token}`);
      onMade();
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
    } finally {
      setBusy(false);
    }
  }

  if (link) {
    return (
      <Dialog title="اللينك جاهز" onClose={onClose}>
        <ToldLink
          link={link}
          message={`${name.trim()}، دي دعوتك لفريق ${teacherName}. افتح اللينك واعمل حسابك: ${link}`}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title="ادعي حد للفريق" busy={busy} onClose={onClose}>
      <form className="reason-form" noValidate onSubmit={submit}>
        <Field
          label="الاسم"
          data-first-focus
          maxLength={80}
          value={name}
          problem={problem}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
          }}
        />
        <SelectField
          label="الدور"
          value={role}
          hint={STAFF_ROLES[role].may}
          options={roleOptions(['assistant', 'teacher'])}
          onChange={(event) => setRole(event.target.value as 'assistant' | 'teacher')}
        />
        {refusal && <Note tone="wrong" title={refusal} />}
        <Button type="submit" wide busy={busy}>
          اعمل اللينك
        </Button>
      </form>
    </Dialog>
  );
}

function ToldLink({ link, message }: { link: string; message: string }) {
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('اللينك اتنسخ.');
    } catch {
      setSaid('المتصفح منع النسخ. انسخ اللينك بإيدك.');
    }
  }
  return (
    <div className="reason-form">
      <p>ابعته لصاحبه دلوقتي: مش هيظهر تاني، بيشتغل مرة واحدة، وبيخلص بعد أسبوع.</p>
      <p className="told-link">
        <Ltr>{link}</Ltr>
      </p>
      <div className="console-actions">
        <Button data-first-focus onClick={() => void copy()}>
          انسخ اللينك
        </Button>
        <OutsideButtonLink look="line" href={shareLink(message)}>
          ابعته واتساب
        </OutsideButtonLink>
      </div>
      <p className="muted" role="status">
        {said}
      </p>
    </div>
  );
}
