import type { Reply } from '@hessa/contract/client';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { firstName } from '@hessa/rules/text/first-name';
import { momentText } from '../../../ui/text/day-text.ts';

export type Missing = Reply<'GET /api/teach/results/{lessonId}/missing'>['data']['students'][number];

type Told = Exclude<Missing['window'], 'sitting' | 'never'>;

export interface MissingPaper extends Pick<Missing, 'opensAt' | 'endsAt'> {
  studentName: string;
  quizName: string;
  chance: Told;
  digits: DigitStyle;
}

/** A quiz can be taken after its window too, and keeps what follows shut: both are worth knowing. So can an exam until it is over. */
const TO_STUDENT: Record<Told, string> = {
  open: 'لسه ما اتسلّمش. ياريت يتسلّم قبل ما وقته يخلص',
  ended: 'لسه ما اتسلّمش. لسه ممكن يتحل، ومن غيره الدروس اللي بعده هتفضل مقفولة',
  over: 'ميعاده فات وما اتسلّمش',
};

const TO_PARENT: Record<Told, string> = {
  open: 'لسه ما اتسلّمش. ياريت يتحل قبل ما وقته يخلص',
  ended: 'لسه ما اتسلّمش. ياريت يتحل قريب',
  over: 'ميعاده فات وما اتسلّمش',
};

export function missingMessage(paper: MissingPaper, now = new Date()): string {
  const { studentName, quizName, chance } = paper;
  return `إزيك يا ${firstName(studentName)}؟ «${quizName}» ${timesWords(paper, now) ?? TO_STUDENT[chance]}. ولو في حاجة واقفة معاك الرد هنا في أي وقت.`;
}

export function missingMessageToParent(paper: MissingPaper, teacher: string, now = new Date()): string {
  const { studentName, quizName, chance } = paper;
  return `السلام عليكم، مع حضرتك منصة ${teacher} بخصوص ${studentName}. «${quizName}» ${timesWords(paper, now) ?? TO_PARENT[chance]}، ولو في أي مساعدة مطلوبة إحنا موجودين.`;
}

/** Of an exam that opens later, or that can be caught up with for a while only, the hours. */
function timesWords({ chance, opensAt, endsAt, digits }: MissingPaper, now: Date): string | null {
  const moment = (at: string) => momentText(new Date(at), now, digits);
  if (opensAt) return `هيفتح ${moment(opensAt)}${endsAt ? `، وآخر ميعاد للبداية ${moment(endsAt)}` : ''}`;
  if (chance !== 'ended' || !endsAt) return null;
  return `لسه ما اتسلّمش. لسه ممكن يتحل، وآخر ميعاد للبداية ${moment(endsAt)}`;
}
