import { address } from './address.ts';
import type { Page } from './page.ts';

export const teachPath = address('/teach');
export const teachCoursesPath = address('/teach/courses');
export const teachCoursePath = address('/teach/courses/:courseId');
export const teachCourseSettingsPath = address('/teach/courses/:courseId/settings');
export const teachCoursePreviewPath = address('/teach/courses/:courseId/preview');
export const teachPrintQuizPath = address('/teach/quizzes/:lessonId/print');
export const teachReadSheetsPath = address('/teach/quizzes/:lessonId/sheets');
const teachBankPath = address('/teach/bank');
export const teachCodesPath = address('/teach/codes');
export const teachCodeBatchPath = address('/teach/codes/:batchId');
export const teachPrintCardsPath = address('/teach/codes/:batchId/print');
export const teachSellerPath = address('/teach/codes/sellers/:sellerId');
export const teachReceiptPath = address('/teach/codes/receipts/:number');
export const teachStudentsPath = address('/teach/students');
export const teachImportStudentsPath = address('/teach/students/import');
export const teachMoveGradePath = address('/teach/students/move');
export const teachStudentPath = address('/teach/students/:studentId');
export const teachPasswordLinksPath = address('/teach/students/password-links');
export const teachResultsPath = address('/teach/results');
export const teachQuizReportPath = address('/teach/results/:lessonId');
export const teachGradebookPath = address('/teach/results/gradebook/:courseId');
export const teachPrintGradebookPath = address('/teach/results/gradebook/:courseId/print');
export const teachMarkingPath = address('/teach/marking');
export const teachMarkingDeskPath = address('/teach/marking/:lessonId');
export const teachMarkingDifferencesPath = address('/teach/marking/:lessonId/differences');
const teachTracesPath = address('/teach/traces');
export const teachWatchPath = address('/teach/results/watch/:lessonId');
export const teachStudentPaperPath = address('/teach/results/:lessonId/students/:studentId');
const teachTeamPath = address('/teach/team');
export const teachAuditPath = address('/teach/audit');
export const teachDataPath = address('/teach/data');
export const teachOutboxPath = address('/teach/outbox');
export const teachAnnouncementsPath = address('/teach/announcements');
export const teachBooksPath = address('/teach/books');
export const teachBookPath = address('/teach/books/:bookId');
const teachDeletedPath = address('/teach/deleted');
export const teachProfilePath = address('/teach/profile');
export const teachSecurityPath = address('/teach/security');
const teachSettingsPath = address('/teach/settings');

/** No phone keeps the console, and no search engine shows it. */
const consolePage = { frame: 'console', kept: 'never', search: 'closed' } as const;
/** A panel beside a course's tree. */
export const editorPage = { ...consolePage, frame: 'course-editor' } as const;

/** The pages of those who run the platform, in the order of a teacher's day. */
export const consolePages = [
  {
    ...consolePage,
    address: teachPath,
    module: 'teach/start',
    navigation: [{ for: 'staff', label: 'لوحة المدرّس' }],
    consoleNavigation: { label: 'النهارده', least: 'teacher', bar: 1 },
  },
  {
    ...consolePage,
    address: teachCoursesPath,
    module: 'teach/courses',
    consoleNavigation: { label: 'الكورسات', least: 'teacher' },
  },
  { ...editorPage, address: teachCoursePath, module: 'teach/course-start' },
  { ...editorPage, address: teachCourseSettingsPath, module: 'teach/course-settings' },
  { ...consolePage, address: teachCoursePreviewPath, module: 'teach/course-preview' },
  { ...consolePage, address: teachPrintQuizPath, module: 'teach/print-quiz' },
  { ...consolePage, address: teachReadSheetsPath, module: 'teach/read-sheets' },
  {
    ...consolePage,
    address: teachBankPath,
    module: 'teach/bank',
    consoleNavigation: { label: 'بنك الأسئلة', least: 'teacher' },
  },
  {
    ...consolePage,
    address: teachCodesPath,
    module: 'teach/codes',
    consoleNavigation: { label: 'الأكواد', least: 'assistant', bar: 3 },
  },
  { ...consolePage, address: teachCodeBatchPath, module: 'teach/code-batch' },
  { ...consolePage, address: teachPrintCardsPath, module: 'teach/print-cards' },
  { ...consolePage, address: teachSellerPath, module: 'teach/seller' },
  { ...consolePage, address: teachReceiptPath, module: 'teach/receipt' },
  {
    ...consolePage,
    address: teachStudentsPath,
    module: 'teach/students',
    consoleNavigation: { label: 'الطلبة', least: 'assistant', bar: 2 },
  },
  { ...consolePage, address: teachImportStudentsPath, module: 'teach/import-students' },
  { ...consolePage, address: teachMoveGradePath, module: 'teach/move-grade' },
  { ...consolePage, address: teachPasswordLinksPath, module: 'teach/password-links' },
  { ...consolePage, address: teachStudentPath, module: 'teach/student' },
  {
    ...consolePage,
    address: teachResultsPath,
    module: 'teach/results',
    consoleNavigation: { label: 'النتايج', least: 'teacher', bar: 4 },
  },
  {
    ...consolePage,
    address: teachMarkingPath,
    module: 'teach/marking',
    consoleNavigation: { label: 'التصحيح', least: 'assistant' },
  },
  { ...consolePage, address: teachMarkingDeskPath, module: 'teach/marking-desk' },
  { ...consolePage, address: teachMarkingDifferencesPath, module: 'teach/marking-differences' },
  { ...consolePage, address: teachQuizReportPath, module: 'teach/quiz-report' },
  { ...consolePage, address: teachGradebookPath, module: 'teach/gradebook' },
  { ...consolePage, address: teachPrintGradebookPath, module: 'teach/print-gradebook' },
  { ...consolePage, address: teachWatchPath, module: 'teach/watch' },
  {
    ...consolePage,
    address: teachTracesPath,
    module: 'teach/traces',
    consoleNavigation: { label: 'التسريبات', least: 'teacher' },
  },
  { ...consolePage, address: teachStudentPaperPath, module: 'teach/student-paper' },
  {
    ...consolePage,
    address: teachAnnouncementsPath,
    module: 'teach/announcements',
    consoleNavigation: { label: 'السبورة', least: 'teacher' },
  },
  {
    ...consolePage,
    address: teachBooksPath,
    module: 'teach/books',
    consoleNavigation: { label: 'الكتب', least: 'teacher' },
  },
  { ...consolePage, address: teachBookPath, module: 'teach/book' },
  {
    ...consolePage,
    address: teachSettingsPath,
    module: 'teach/settings',
    consoleNavigation: { label: 'الإعدادات', least: 'teacher', house: true },
  },
  {
    ...consolePage,
    address: teachDeletedPath,
    module: 'teach/deleted',
    consoleNavigation: { label: 'المحذوفات', least: 'teacher', house: true },
  },
  {
    ...consolePage,
    address: teachTeamPath,
    module: 'teach/team',
    consoleNavigation: { label: 'الفريق', least: 'owner', house: true },
  },
  {
    ...consolePage,
    address: teachAuditPath,
    module: 'teach/audit',
    consoleNavigation: { label: 'السجل', least: 'owner', house: true },
  },
  {
    ...consolePage,
    address: teachDataPath,
    module: 'teach/data',
    consoleNavigation: { label: 'البيانات', least: 'owner', house: true },
  },
  {
    ...consolePage,
    address: teachProfilePath,
    module: 'teach/profile',
    consoleNavigation: { label: 'حسابك', least: 'assistant', house: true },
  },
  { ...consolePage, address: teachOutboxPath, module: 'teach/outbox' },
  { ...consolePage, address: teachSecurityPath, module: 'teach/security' },
  { ...consolePage, address: address('/teach/*'), module: 'teach/missing' },
] as const satisfies readonly Page[];
