import type { TenantProfile, TenantSettings } from '../../calls/tenant.ts';

/** What a new platform says until its teacher has written something better; no page is ever empty. */
export function defaultProfile({ name, nameLatin }: { name: string; nameLatin: string }): TenantProfile {
  return {
    name,
    nameLatin,
    mark: nameLatin.slice(0, 2),
    tagline: 'شرح إنجليزي بالبلدي، وامتحان قبل وبعد كل محاضرة، من تالتة إعدادي لحد تالتة ثانوي.',
    credit: '',
    teacher: {
      name,
      subject: 'اللغة الإنجليزية',
      qualification: 'ماجستير أدب إنجليزي',
      experience: 'أكتر من 10 سنين',
      motto: ['مفيش طالب ضعيف في الإنجليزي.', 'فيه طالب محدش ورّاه غلطته فين.'],
      photoPath: null,
      biography: [
        'أكتر من 10 سنين خبرة في تدريس الإنجليزي لطلبة الإعدادي والثانوي.',
        'كل درس بيبدأ من الغلطة اللي الطلبة بتقع فيها، وبيخلص بامتحان يثبت إنها اتصلّحت.',
      ],
      credentials: [
        'ماجستير في الأدب الإنجليزي',
        'بكالوريوس في اللغة الإنجليزية',
        'دبلومة في طرق التدريس',
        'شهادات في تدريس الإنجليزي كلغة تانية',
      ],
      teachingStyle: [
        'شرح بسيط بأمثلة من حياتك',
        'امتحان قصير قبل كل محاضرة وبعدها',
        'حل الكتب الخارجية سؤال بسؤال',
        'متابعة كل طالب ودرجاته مع ولي الأمر',
      ],
      subjects: ['Grammar', 'Vocabulary', 'Reading', 'Writing', 'Translation'],
    },
    statistics: [
      { value: '10+', label: 'سنين خبرة' },
      { value: '500+', label: 'طالب نجحوا معانا' },
      { value: '1000+', label: 'درس متسجّل' },
      { value: '95%', label: 'نسبة النجاح' },
    ],
  };
}

export const defaultSettings: TenantSettings = {
  digits: 'arabic',
  colours: {},
  confirmEmailRequired: false,
  supportNumber: '',
  topStudentsShown: true,
  watermarkOverYouTube: true,
};
