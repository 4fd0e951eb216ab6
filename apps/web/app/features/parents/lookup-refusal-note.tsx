import { Note } from '../../ui/notices/note.tsx';
import type { LookupRefusal } from './look-up-child.ts';

const TEXTS: Record<LookupRefusal, { tone: 'wrong' | 'warn'; title: string; text: string }> = {
  'not-found': {
    tone: 'wrong',
    title: 'ملقيناش طالب بالأرقام دي',
    text: 'راجع رقم ولي الأمر ورقم الطالب: لازم يكونوا زي ما اتكتبوا وقت عمل الحساب.',
  },
  'too-many': {
    tone: 'warn',
    title: 'محاولات كتير ورا بعض',
    text: 'بنوقف المحاولات الكتير عشان نحمي بيانات الطلبة. استنى شوية، لحد ساعة بالكتير، وجرّب تاني.',
  },
  unreachable: {
    tone: 'wrong',
    title: 'مفيش اتصال',
    text: 'معرفناش نوصل لطالب بالأرقام دي، لأن النت فاصل أو المنصة مش بترد. اتأكد من النت وراجع الأرقام وجرّب تاني.',
  },
};

/** Says what happened without telling whether either number alone is known. */
export function LookupRefusalNote({ refusal }: { refusal: LookupRefusal }) {
  const { tone, title, text } = TEXTS[refusal];
  return (
    <Note tone={tone} title={title}>
      {text}
    </Note>
  );
}
