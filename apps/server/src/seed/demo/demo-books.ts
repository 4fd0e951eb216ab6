import type { Grade } from '@hessa/rules/courses/grade';
import type { DemoBook } from './demo-content.ts';

const book = (grade: Grade, title: string, titleEn: string, pounds: number, description: string, level?: string) =>
  ({
    title,
    titleEn,
    description,
    grade,
    level: level ?? null,
    pricePiastres: pounds * 100,
    imageFile: null,
    active: true,
  }) satisfies DemoBook;

/** Secondary3 has more books than one page of eight holds. */
export const DEMO_BOOKS: readonly DemoBook[] = [
  book('prep3', 'كراسة تالتة إعدادي', 'Prep 3 Workbook', 65, 'تدريبات على كل درس، والإجابات في الآخر.'),
  book('Secondary1', 'أساس أولى ثانوي', 'Secondary 1 Foundations', 90, 'شرح القواعد والكلمات للترمين مع ٢٠ امتحان.'),
  book('Secondary1', 'كراسة القصة', 'Story Workbook', 45, 'ملخص كل فصل وأسئلة بنظام الامتحان.', 'مستوى أول'),
  book('Secondary2', 'شرح تانية ثانوي', 'Secondary 2 Guide', 95, 'شرح الترمين وحل تدريبات كتاب المدرسة.'),
  book('Secondary2', 'بنك أسئلة تانية', 'Secondary 2 Question Bank', 80, '٨٠٠ سؤال متدرج من السهل للصعب.', 'متقدم'),
  book(
    'Secondary3',
    'المنهج كله، الجزء الأول',
    'The Full Course, Part 1',
    130,
    'الوحدات من ١ لـ ٦: شرح وكلمات وقطع، ومع كل وحدة امتحانين.',
  ),
  book('Secondary3', 'المنهج كله، الجزء التاني', 'The Full Course, Part 2', 130, 'الوحدات من ٧ لـ ١٢ بنفس النظام.'),
  book(
    'Secondary3',
    'Grammar في جيبك',
    'Pocket Grammar',
    40,
    'كل قاعدة في صفحة واحدة. كتاب صغير تذاكر منه في المواصلات.',
  ),
  book('Secondary3', 'ألف كلمة وكلمة', '1001 Words', 60, 'الكلمات بالوحدة، كل كلمة في جملة ومعاها صاحبتها.'),
  book(
    'Secondary3',
    'بنك الأسئلة: مستويات عليا واستنتاج وتحليل لطلبة تالتة ثانوي',
    'Question Bank: Higher Levels',
    145,
    'أسئلة صعبة بس، لطلبة عايزة الدرجة النهائية. كل سؤال بشرح الإجابة، وليه الاختيارات التانية غلط.',
    'متقدم',
  ),
  book('Secondary3', 'قطع القراءة', 'Reading Passages', 70, '٦٠ قطعة متدرجة بأسئلتها.', 'متوسط'),
  book('Secondary3', 'الترجمة والمواقف', 'Translation and Functions', 50, 'جمل من امتحانات سابقة، عربي وإنجليزي.'),
  book('Secondary3', 'اكتب صح', 'Write It Right', 55, 'مقال وإيميل خطوة خطوة، ونماذج متصححة بالقلم الأحمر.'),
  book('Secondary3', 'امتحانات بنظام البابل شيت', 'Bubble Sheet Exams', 85, '٢٥ امتحان كامل بورق إجابة زي اللجنة.'),
  book('Secondary3', 'ليلة الامتحان', 'The Night Before', 35, 'آخر مراجعة في ٤٠ صفحة.'),
  {
    ...book('Secondary3', 'طبعة السنة اللي فاتت', 'Last Year’s Edition', 30, 'نفدت، ومش بتظهر للطلبة.'),
    active: false,
  },
];
