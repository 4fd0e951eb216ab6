import { NOTICE_DAYS } from '@hessa/rules/auth/idle-account';
import { DAY } from '@hessa/rules/text/counted-nouns';
import { countedNoun } from '@hessa/rules/text/plural';
import type { Tenant } from '../../calls/tenant.ts';
import type { Mail } from '../../platform/mail/mail-room.ts';

interface Letter {
  tenant: Tenant;
  publicUrl: string;
  to: string;
}

/** Every mail opens and closes the same way; the lines between say one thing. */
function letter({ tenant, publicUrl, to }: Letter, subject: string, lines: string[]): Mail {
  return {
    to,
    subject: `${subject} | ${tenant.profile.name}`,
    text: ['أهلًا بيك،', '', ...lines, '', tenant.profile.name, publicUrl].join('\n'),
  };
}

export function confirmationMail(to: Letter, code: string): Mail {
  return letter(to, 'كود تأكيد الإيميل', [
    `كود تأكيد إيميلك: ${code}`,
    'الكود شغّال ١٠ دقايق. لو مش إنت اللي سجّلت، متعملش حاجة.',
  ]);
}

export function resetMail(to: Letter, code: string): Mail {
  return letter(to, 'كود تغيير كلمة السر', [
    `كود تغيير كلمة السر: ${code}`,
    'الكود شغّال ١٠ دقايق. لو مش إنت اللي طلبته، متعملش حاجة وكلمة السر هتفضل زي ما هي.',
  ]);
}

export function deviceMail(to: Letter, code: string): Mail {
  return letter(to, 'كود تفضية جهاز', [
    `كود تفضية جهاز من حسابك: ${code}`,
    'الكود شغّال ١٠ دقايق. لو مش إنت اللي طلبته، حد داخل بحسابك: غيّر كلمة السر.',
  ]);
}

export function alreadyRegisteredMail(to: Letter): Mail {
  return letter(to, 'عندك حساب بالفعل', [
    'حد حاول يعمل حساب جديد ببيانات متسجّلة عندنا قبل كده، فمعملناش حساب تاني.',
    `لو ده إنت، سجّل دخولك من هنا: ${to.publicUrl}/login`,
    `نسيت كلمة السر؟ ${to.publicUrl}/forgot-password`,
  ]);
}

export function passwordChangedMail(to: Letter): Mail {
  return letter(to, 'كلمة السر اتغيّرت', [
    'كلمة السر بتاعة حسابك اتغيّرت دلوقتي، وخرّجناك من الأجهزة التانية.',
    `لو مش إنت، غيّرها فورًا من هنا: ${to.publicUrl}/forgot-password`,
  ]);
}

export function stillWantedMail(to: Letter): Mail {
  return letter(to, 'لسه عايز حسابك؟', [
    'بقالك قرب سنتين ما دخلتش على حسابك عندنا. لو لسه عايزه، ادخل عليه مرة واحدة وهيفضل زي ما هو:',
    `${to.publicUrl}/login`,
    `لو مادخلتش في ${countedNoun(NOTICE_DAYS, DAY, to.tenant.settings.digits)}، هنمسح اسمك وإيميلك وأرقامك عشان مانحتفظش ببيانات محدش محتاجها.`,
  ]);
}
