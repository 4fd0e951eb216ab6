import { useForm } from '../../api/use-form.ts';
import { STAFF_ROLES, type StaffRole } from '../../teach-shell/frame/staff-roles.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import type { Member } from './team.ts';

interface RoleDialogProps {
  member: Member;
  onClose: () => void;
  /** Throws what the server refused. */
  onConfirm: (role: StaffRole) => Promise<void>;
}

export function RoleDialog({ member, onClose, onConfirm }: RoleDialogProps) {
  const form = useForm({ initial: { role: member.role as StaffRole }, send: ({ role }) => onConfirm(role) });

  return (
    <Dialog title={`دور ${member.name}`} busy={form.busy} onClose={onClose}>
      <form {...form.props} className="reason-form">
        <SelectField
          {...form.field('role')}
          label="الدور"
          data-first-focus
          hint={STAFF_ROLES[form.values.role].may}
          options={roleOptions(['assistant', 'teacher', 'owner'])}
        />
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          احفظ الدور
        </Button>
      </form>
    </Dialog>
  );
}

export function roleOptions(roles: readonly StaffRole[]) {
  return roles.map((role) => ({ value: role, label: STAFF_ROLES[role].name }));
}
