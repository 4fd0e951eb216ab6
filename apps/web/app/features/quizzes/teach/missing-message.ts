import { firstName } from '@hessa/rules/text/first-name';

interface MissingPaper {
  studentName: string;
  quizName: string;
  window: 'open' | 'ended';
}

/** A quiz can be taken after its window too, and it keeps what follows shut: both are worth knowing. */
export function missingMessage({ studentName, quizName, window }: MissingPaper): string {
  const ending =
    window === 'open' ? 'ياريت يتسلّم قبل ما وقت الوحدة يخلص' : 'لسه ممكن يتحل، ومن غيره الدروس اللي بعده هتفضل مقفولة';
  return `إزيك يا ${firstName(studentName)}؟ «${quizName}» لسه ما اتسلّمش. ${ending}. ولو في حاجة واقفة معاك الرد هنا في أي وقت.`;
}

export function missingMessageToParent({ studentName, quizName }: MissingPaper, teacher: string): string {
  return `السلام عليكم، مع حضرتك منصة ${teacher} بخصوص ${studentName}. «${quizName}» لسه ما اتسلّمش. ياريت يتحل قريب، ولو في أي مساعدة مطلوبة إحنا موجودين.`;
}
