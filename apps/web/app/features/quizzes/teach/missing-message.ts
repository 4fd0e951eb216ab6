import { firstName } from '@hessa/rules/text/first-name';

interface MissingPaper {
  studentName: string;
  quizName: string;
  window: 'open' | 'ended';
}

/** A quiz can be taken after its window too, and it keeps what follows shut: both are worth knowing. */
export function missingMessage({ studentName, quizName, window }: MissingPaper): string {
  const ending =
    window === 'open' ? 'حلّه قبل ما وقت الوحدة يخلص' : 'لسه تقدر تحلّه، ومن غيره الدروس اللي بعده هتفضل مقفولة';
  return `إزيك يا ${firstName(studentName)}؟ لسه مسلّمتش «${quizName}». ${ending}. ولو حاجة واقفة معاك ابعت لي.`;
}

export function missingMessageToParent({ studentName, quizName }: MissingPaper, teacher: string): string {
  return `السلام عليكم، مع حضرتك منصة ${teacher} بخصوص ${studentName}. لسه ما سلّمش «${quizName}». ياريت حضرتك تفكّره يحلّه، ولو محتاج أي مساعدة إحنا موجودين.`;
}
