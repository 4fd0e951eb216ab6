import { Note } from '../../ui/notices/note.tsx';
import type { LookupRefusal } from './look-up-child.ts';
import type { Refusal } from './use-refusal.ts';

interface Words {
  tone: 'wrong' | 'warn';
  title: string;
  text: string;
}

const TEXTS: Record<LookupRefusal, Words> = {
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
  'no-line': {
    tone: 'warn',
    title: 'مفيش نت دلوقتي',
    text: 'الأرقام زي ما هي ولسه متبعتتش. أول ما النت يرجع اضغط تاني.',
  },
  unreachable: {
    tone: 'wrong',
    title: 'مفيش اتصال',
    text: 'النت فاصل أو المنصة مش بترد، فمعرفناش نوصل لطالب بالأرقام دي. استنى لحظة وجرّب تاني، ولو اتكرّرت راجع الأرقام.',
  },
};

/** Of a child who was found already: the numbers were right a moment ago. */
const OF_FOUND: Record<LookupRefusal, Partial<Words>> = {
  'not-found': {
    title: 'الحساب مبقاش بالأرقام دي',
    text: 'بيانات الحساب اتغيّرت بعد ما فتحت الصفحة. راجع الأرقام مع الطالب، أو كلّم المشرف.',
  },
  'too-many': {},
  'no-line': { text: 'أول ما النت يرجع اضغط تاني.' },
  unreachable: { text: 'النت فاصل أو المنصة مش بترد. استنى لحظة وجرّب تاني.' },
};

/** Says what happened without telling whether either number alone is known. */
export function LookupRefusalNote({ kind, odd, isFound = false }: Refusal & { isFound?: boolean }) {
  const { tone, title, text } = { ...TEXTS[kind], ...(isFound && OF_FOUND[kind]) };
  // A number that cannot be one says nothing of who is registered: it is mended first.
  return (
    <Note tone={tone} title={odd ? 'راجع الأرقام' : title}>
      {odd?.words ?? text}
    </Note>
  );
}
