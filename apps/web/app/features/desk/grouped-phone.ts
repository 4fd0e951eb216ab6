/** A number as people read it out: «0100 000 0017». */
export function groupedPhone(phone: string): string {
  return phone.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');
}
