/** As a teacher reads it, in the list and in the file. */
export const passWords = (passed: boolean): string => (passed ? 'ناجح' : 'تحت درجة النجاح');
