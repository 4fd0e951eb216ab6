/** The day on a wall in Egypt, wherever the phone is. Made when a result is there: a quiz must not wait for it. */
export function examDay(moment: string): string {
  const format = new Intl.DateTimeFormat('ar-EG-u-nu-latn', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Africa/Cairo',
  });
  return format.format(new Date(moment));
}
