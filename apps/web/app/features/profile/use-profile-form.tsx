import { profileChanges } from '@hessa/rules/profile/profile-changes';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { useForm } from '../../api/use-form.ts';
import { updateStoredUser } from '../../session/session-store.ts';
import type { StoredUser } from '../../session/stored-user.ts';
import { useKeptWords, useReturnedWords } from '../../session/written-words.ts';
import { type Said, SaidLines } from './english-line.tsx';
import { faultOf, type ProfileField, refusalOf } from './profile-texts.ts';

const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** What the last press of Save came to. */
export type Outcome =
  | { readonly kind: 'saved'; readonly passwordChanged: boolean }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly said: Said };

export function useProfileForm(user: StoredUser, digits: DigitStyle) {
  const [done, setDone] = useState<Outcome | null>(null);
  const [asksOld, setAsksOld] = useState(false);
  const under = ({ field, said }: { field: ProfileField | null; said: Said }) =>
    field ? { [field]: <SaidLines said={said} /> } : {};

  const returned = useReturnedWords();
  const unsaved = returned?.profileOf === user.id ? returned : null;

  const form = useForm<Record<ProfileField, string>>({
    initial: { name: unsaved?.name ?? user.name, grade: unsaved?.grade ?? user.grade, ...NO_PASSWORDS },
    problemsOf: (values) => {
      const decision = profileChanges(user, values);
      const faults = decision.kind === 'faults' ? decision.faults : [];
      return Object.assign({}, ...faults.map((fault) => under(faultOf(fault, digits))));
    },
    send: async (values) => {
      const decision = profileChanges(user, values);
      if (decision.kind !== 'changes') return setDone({ kind: 'unchanged' });
      const passwordChanged = decision.changes.password !== undefined;
      const proof = passwordChanged && values.currentPassword ? { currentPassword: values.currentPassword } : {};
      const { data } = await call('PUT /api/Student/profile', { body: { ...decision.changes, ...proof } });
      updateStoredUser(data);
      form.change({ name: data.name, grade: data.academicYear ?? '', ...NO_PASSWORDS });
      setAsksOld(false);
      setDone({ kind: 'saved', passwordChanged });
    },
    blame: (refusal) => {
      const { field, said } = refusalOf(refusal);
      if (field === 'currentPassword') setAsksOld(true);
      return under({ field, said });
    },
  });

  const { name, grade } = form.values;
  const isChanged = name !== user.name || grade !== user.grade;
  useKeptWords(isChanged ? { profileOf: user.id, name, grade } : null);

  /** Whoever writes on has read what the last press came to. */
  function field(name: ProfileField) {
    const { onChange, ...rest } = form.field(name);
    return {
      ...rest,
      onChange: (event: { target: { value: string } }) => {
        setDone(null);
        form.forget();
        onChange(event);
      },
    };
  }

  function save(event: FormEvent): void {
    if (!form.busy) setDone(null);
    void form.submit(event);
  }

  const { refusal } = form;
  const refused: Outcome | null = refusal && { kind: 'refused', said: refusalOf(refusal).said };
  const outcome = refusal?.code === 'profile.no_changes' ? ({ kind: 'unchanged' } as const) : (refused ?? done);
  return { props: { ...form.props, onSubmit: save }, field, outcome, asksOld, saving: form.busy };
}
