import type { ErrorEntry } from './error-entry.ts';

/** What the writer of a quiz may be refused. */
export const teachQuizErrors = {
  'quiz.not_found': { status: 404, ar: 'الامتحان ده مش موجود.' },
  'quiz.question_incomplete': { status: 400, ar: 'السؤال رقم {number} ناقص. كمّله وبعدين احفظ.' },
  'quiz.gap_not_found': { status: 404, ar: 'الفراغ ده مبقاش في الامتحان. حمّل الصفحة تاني.' },
  'quiz.gap_full': {
    status: 409,
    ar: 'الفراغ ده وصل لأكبر عدد من الإجابات المقبولة. شيل إجابة منهم من صفحة الأسئلة الأول.',
  },
  'quiz.image_missing': { status: 400, ar: 'صورة السؤال رقم {number} مش موجودة. ارفعها تاني.' },
  'quiz.parts_incomplete': { status: 400, ar: 'فيه قسم أو قطعة لسه ناقصين، أو سؤال مش في مكانه. كمّلهم وبعدين احفظ.' },
  'quiz.passage_file_missing': { status: 400, ar: 'صورة القطعة رقم {number} أو تسجيلها مش موجودين. ارفعهم تاني.' },
  'quiz.explained_missing': { status: 400, ar: 'الفيديو اللي بيشرح السؤال رقم {number} مش في الكورس ده. اختاره تاني.' },
  'bank.not_found': { status: 404, ar: 'السؤال ده مش في البنك.' },
  'bank.same_question': { status: 409, ar: 'السؤال ده موجود في البنك بنفس الكلام.' },
  'bank.question_incomplete': { status: 400, ar: 'السؤال ناقص. كمّله وبعدين احفظ.' },
  'template.not_found': { status: 404, ar: 'القالب ده مش موجود.' },
  'template.incomplete': { status: 400, ar: 'القالب ناقص: محتاج اسم، وكل قسم له اسم لوحده وعدد أسئلة.' },
  'template.too_many': { status: 409, ar: 'عندك قوالب كتير. امسح اللي مش محتاجه الأول.' },
  'exam.no_time_to_start': { status: 400, ar: 'آخر ميعاد للبداية لازم ييجي بعد ما الامتحان يفتح.' },
  'exam.closes_too_early': { status: 400, ar: 'ميعاد القفل بدري: مش هيكفي وقت الامتحان كله. أخّره شوية.' },
  'exam.being_sat': { status: 409, ar: 'فيه طلبة جوه الامتحان دلوقتي. استنى لما يسلّموا.' },
  'exam.nobody_sits': { status: 409, ar: 'مفيش حد جوه الامتحان دلوقتي.' },
  'exam.held_not_found': { status: 404, ar: 'الشغل ده مش موجود.' },
  'quiz.changed_since_preview': {
    status: 409,
    ar: 'الامتحان اتعدّل بعد ما شفت الفرق. شوفه تاني قبل ما تعيد التصحيح.',
  },
} as const satisfies Record<string, ErrorEntry>;
