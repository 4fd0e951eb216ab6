import { joinTeamPath } from '@hessa/rules/pages/public-pages';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useForm } from '../../api/use-form.ts';
import { ToldLink } from '../../teach-shell/editing/told-link.tsx';
import { STAFF_ROLES } from '../../teach-shell/frame/staff-roles.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
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
  const [link, setLink] = useState<string | null>(null);
  const form = useForm({
    initial: { name: '', role: 'assistant' as 'assistant' | 'teacher' },
    problemsOf: ({ name }) => ({ name: !name.trim() && 'اكتب اسم اللي هتدعيه.' }),
    send: async ({ name, role }) => {
      const { data } = await call('POST /api/teach/team/invites', { body: { key, name: name.trim(), role } });
      setLink(`${siteUrl || location.origin}${joinTeamPath()}?invite=${data.token}`);
      onMade();
    },
  });

  if (link) {
    return (
      <Dialog title="اللينك جاهز" onClose={onClose}>
        <ToldLink
          told="ابعته لصاحبه دلوقتي: مش هيظهر تاني، بيشتغل مرة واحدة، وبيخلص بعد أسبوع."
          link={link}
          message={`${form.values.name.trim()}، دي دعوتك لفريق ${teacherName}. افتح اللينك واعمل حسابك: ${link}`}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title="ادعي حد للفريق" busy={form.busy} onClose={onClose}>
      <form {...form.props} className="reason-form">
        <Field {...form.field('name')} label="الاسم" data-first-focus maxLength={80} />
        <SelectField
          {...form.field('role')}
          label="الدور"
          hint={STAFF_ROLES[form.values.role].may}
          options={roleOptions(['assistant', 'teacher'])}
        />
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          اعمل اللينك
        </Button>
      </form>
    </Dialog>
  );
}
