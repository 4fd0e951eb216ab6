import { register as endpoint } from '@hessa/contract/auth/register';
import type { ErrorCode } from '@hessa/contract/errors/catalogue';
import { normaliseEmail } from '@hessa/rules/auth/email';
import type { PasswordFault } from '@hessa/rules/auth/password';
import { normalisePhone } from '@hessa/rules/auth/phone';
import { type NewAccountFault, newAccountFault } from '@hessa/rules/auth/registration';
import { gradeFromText } from '@hessa/rules/courses/grade';
import type { PublicContext } from '../../calls/context.ts';
import { handle, type InputOf } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { type Bucket, countOrRefuse, refuseBeyondLimit } from '../../platform/limits/count-tries.ts';
import { newId } from '../../platform/new-id.ts';
import { accounts } from './accounts-table.ts';
import { commonPasswords } from './common-passwords.ts';
import { crowdOf } from './crowd-of.ts';
import { isPhoneSquatted } from './dispute-phone.ts';
import { issueOtp } from './issue-otp.ts';
import { notifyRegistered } from './notify-registered.ts';
import { refusalOf } from './password-refusal.ts';
import { releaseAbandonedAccounts } from './release-abandoned-accounts.ts';
import { findJustRegistered, isSentAgain, type JustRegistered } from './sent-again.ts';

/** Which wording of the guardian's consent the form showed; a new wording gets the next number. */
const CONSENT_STATEMENT = 1;

type Form = InputOf<typeof endpoint>['form'];
type Student = ReturnType<typeof readForm>;

export const register = handle(endpoint, async (ctx, { form }) => {
  const student = readForm(form);
  const { crowd, earlier } = await ctx.withTenant(async (tx) => {
    const bucket: Bucket = { policy: 'registerAddress', subjectHash: await crowdOf(tx, ctx) };
    await refuseBeyondLimit(tx, ctx, bucket);
    return { crowd: bucket, earlier: await findJustRegistered(tx, ctx, student) };
  }, 'read');
  const outcome = earlier
    ? await ctx.withTenant(async (tx) => {
        await countOrRefuse(tx, ctx, crowd);
        return earlier;
      })
    : await makeAccount(ctx, student, form.Password, crowd);
  const isTheirs =
    outcome === 'made' || (outcome !== 'taken' && (await isSentAgain(ctx, outcome, student, form.Password)));
  // With mail the answer is the same either way and the mailbox tells; without it, one refusal names no field.
  if (!isTheirs && !ctx.platform.mail.sends) throw new DomainError('register.taken');
  return {
    message: 'Registration successful',
    data: { email: student.email, confirmationRequired: ctx.tenant.settings.confirmEmailRequired },
  };
});

/** Of two of the same form at the same moment one makes the account; the other one finds it. */
async function makeAccount(
  ctx: PublicContext,
  student: Student,
  password: string,
  crowd: Bucket,
): Promise<'made' | 'taken' | JustRegistered> {
  const passwordHash = await ctx.platform.passwords.hash(password);
  return ctx.withTenant(async (tx) => {
    await releaseAbandonedAccounts(tx, ctx, student);
    const id = newId(ctx.now);
    const insert = async (phoneDisputed: boolean) => {
      const account = { id, role: 'student' as const, ...student, phoneDisputed, passwordHash, createdAt: ctx.now };
      const made = tx
        .insert(accounts)
        .values({ tenantId: ctx.tenant.id, ...account })
        .onConflictDoNothing();
      return (await made.returning({ id: accounts.id })).length === 1;
    };
    // Whoever asks which phones are taken is counted like whoever makes accounts.
    await countOrRefuse(tx, ctx, crowd);
    const { sends } = ctx.platform.mail;
    const isNew =
      (await insert(false)) ||
      (sends && (await isPhoneSquatted(tx, ctx.tenant.id, student.phone)) && (await insert(true)));
    if (!isNew) {
      const same = await findJustRegistered(tx, ctx, student);
      if (!same && sends) await notifyRegistered(tx, ctx, student);
      return same ?? 'taken';
    }
    await issueOtp(tx, ctx, { id, email: student.email }, 'confirm-email');
    // The form states that a guardian agrees; sending it is the agreement, and this is its record.
    const details = { guardianConsent: true, consentStatement: CONSENT_STATEMENT };
    await recordEvent(tx, ctx, { kind: 'account.registered', actorId: id, subjectId: id, details });
    return 'made';
  });
}

function readForm(form: Form) {
  const fault = newAccountFault(
    {
      userName: form.UserName,
      email: form.Email,
      phone: form.PhoneNumber,
      parentPhone: form.ParentPhone,
      academicYear: form.AcademicYear,
      password: form.Password,
      confirmPassword: form.ConfirmPassword,
    },
    commonPasswords,
  );
  if (fault) throw refusal(fault);
  return {
    name: form.UserName.trim(),
    email: normaliseEmail(form.Email),
    phone: normalisePhone(form.PhoneNumber),
    parentPhone: normalisePhone(form.ParentPhone),
    grade: gradeFromText(form.AcademicYear),
  };
}

const CODES: Record<Exclude<NewAccountFault, `password-${PasswordFault}`>, ErrorCode> = {
  'passwords-differ': 'register.passwords_differ',
  'academic-year-missing': 'register.grade_missing',
  'academic-year-unknown': 'register.grade_missing',
  'phone-missing': 'register.phone_missing',
  'parent-phone-missing': 'register.parent_phone_missing',
  'user-name-missing': 'register.name_missing',
  'phone-invalid': 'register.phone_invalid',
  'parent-phone-invalid': 'register.parent_phone_invalid',
  'parent-phone-own': 'register.parent_phone_own',
  'email-missing': 'register.email_invalid',
  'email-invalid': 'register.email_invalid',
};

function refusal(fault: NewAccountFault): DomainError {
  if (isAboutPassword(fault)) return refusalOf(fault.slice('password-'.length) as PasswordFault, 'student');
  return new DomainError(CODES[fault]);
}

function isAboutPassword(fault: NewAccountFault): fault is `password-${PasswordFault}` {
  return fault.startsWith('password-');
}
