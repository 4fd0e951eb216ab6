import { profileChanges } from '@hessa/rules/profile/profile-changes';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { fallbackText } from '../../api/failure-texts.ts';
import { updateStoredUser } from '../../session/session-store.ts';
import type { StoredUser } from '../../session/stored-user.ts';
import type { Said } from './english-line.tsx';
import { faultOf, type ProfileField, refusalOf } from './profile-texts.ts';

const SAVE = 'PUT /api/Student/profile';
const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** What the last press of Save came to. */
export type Outcome =
  | { readonly kind: 'saved'; readonly passwordChanged: boolean }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly said: Said };

export function useProfileForm(user: StoredUser, digits: DigitStyle) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ name: user.name, grade: user.grade, ...NO_PASSWORDS });
  const [problem, setProblem] = useState<{ field: ProfileField; said: Said } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [asksOld, setAsksOld] = useState(false);
  const [saving, setSaving] = useState(false);

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);

  function refuse(error: unknown): void {
    const { field, said } = error instanceof ApiError ? refusalOf(error) : { field: null, said: fallbackText(SAVE) };
    if (error instanceof ApiError && error.code === 'profile.no_changes') setOutcome({ kind: 'unchanged' });
    else if (field === null) setOutcome({ kind: 'refused', said });
    else setProblem({ field, said });
    if (field === 'currentPassword') setAsksOld(true);
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving) return;
    setProblem(null);
    setOutcome(null);
    const decision = profileChanges(user, values);
    if (decision.kind === 'fault') return setProblem(faultOf(decision.fault, digits));
    if (decision.kind === 'unchanged') return setOutcome({ kind: 'unchanged' });
    const { changes } = decision;
    const passwordChanged = changes.password !== undefined;
    const proof = passwordChanged && values.currentPassword ? { currentPassword: values.currentPassword } : {};
    setSaving(true);
    try {
      const { data } = await call(SAVE, { body: { ...changes, ...proof } });
      updateStoredUser(data);
      setValues({ name: data.name, grade: data.academicYear ?? '', ...NO_PASSWORDS });
      setAsksOld(false);
      setOutcome({ kind: 'saved', passwordChanged });
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
    }
  }

  function field(name: ProfileField) {
    return {
      name,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => {
        setValues((before) => ({ ...before, [name]: target.value }));
        setOutcome(null);
        if (problem?.field === name) setProblem(null);
      },
    };
  }

  return { form, field, problem, outcome, asksOld, saving, save };
}
