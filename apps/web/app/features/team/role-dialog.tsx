import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { STAFF_ROLES, type StaffRole } from '../../teach-shell/staff-roles.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { Member } from './team.ts';

interface RoleDialogProps {
  member: Member;
  onClose: () => void;
  /** Throws what the server refused. */
  onConfirm: (role: StaffRole) => Promise<void>;
}

export function RoleDialog({ member, onClose, onConfirm }: RoleDialogProps) {
  const [role, setRole] = useState<StaffRole>(member.role);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await onConfirm(role);
    } catch (error) {
      setBusy(false);
      setRefusal(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
    }
  }

  return (
    <Dialog title={`دور ${member.name}`} busy={busy} onClose={onClose}>
      <form className="reason-form" noValidate onSubmit={submit}>
        <SelectField
          label="الدور"
          data-first-focus
          value={role}
          hint={STAFF_ROLES[role].may}
          options={roleOptions(['assistant', 'teacher', 'owner'])}
          onChange={(event) => setRole(event.target.value as StaffRole)}
        />
        {refusal && <Note tone="wrong" title={refusal} />}
        <Button type="submit" wide busy={busy}>
          احفظ الدور
        </Button>
      </form>
    </Dialog>
  );
}

export function roleOptions(roles: readonly StaffRole[]) {
  return roles.map((role) => ({ value: role, label: STAFF_ROLES[role].name }));
}
