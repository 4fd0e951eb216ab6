/** Under a guest's field that was filled with the code that waits on this device. */
export const KEPT_CODE = 'الكود ده محفوظ على جهازك من قبل كده. لو مش بتاعك، امسحه من هنا.';

/** Beside a code that was pressed without a line: a guest's is kept, everybody else's stands in its field alone. */
export const noLineForCode = (isKept: boolean): string =>
  `النت مقطوع دلوقتي. ${isKept ? 'الكود محفوظ على جهازك' : 'الكود لسه مكتوب مكانه'}، جرّب تاني لما يرجع.`;
