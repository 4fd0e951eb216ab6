import type { Reply } from '@hessa/contract/client';
import { firstName } from '@hessa/rules/text/first-name';

export type Missing = Reply<'GET /api/teach/results/{lessonId}/missing'>['data']['students'][number];

interface MissingPaper {
  studentName: string;
  quizName: string;
  chance: Exclude<Missing['window'], 'sitting' | 'never'>;
}

/** A quiz can be taken after its window too, and keeps what follows shut: both are worth knowing. An exam cannot. */
const TO_STUDENT: Record<MissingPaper['chance'], string> = {
  open: 'لسه ما اتسلّمش. ياريت يتسلّم قبل ما وقته يخلص',
  ended: 'لسه ما اتسلّمش. لسه ممكن يتحل، ومن غيره الدروس اللي بعده هتفضل مقفولة',
  over: 'ميعاده فات وما اتسلّمش',
};

const TO_PARENT: Record<MissingPaper['chance'], string> = {
  open: 'لسه ما اتسلّمش. ياريت يتحل قبل ما وقته يخلص',
  ended: 'لسه ما اتسلّمش. ياريت يتحل قريب',
  over: 'ميعاده فات وما اتسلّمش',
};

export function missingMessage({ studentName, quizName, chance }: MissingPaper): string {
  return `إزيك يا ${firstName(studentName)}؟ «${quizName}» ${TO_STUDENT[chance]}. ولو في حاجة واقفة معاك الرد هنا في أي وقت.`;
}

export function missingMessageToParent({ studentName, quizName, chance }: MissingPaper, teacher: string): string {
  return `السلام عليكم، مع حضرتك منصة ${teacher} بخصوص ${studentName}. «${quizName}» ${TO_PARENT[chance]}، ولو في أي مساعدة مطلوبة إحنا موجودين.`;
}
