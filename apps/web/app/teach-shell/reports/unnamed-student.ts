/** Who used a code, where the reader is not told the name. */
export const UNNAMED_STUDENT = 'حساب اتمسح، أو طالب من سنة مش معاك';
