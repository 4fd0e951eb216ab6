/** A course in a sentence; many are called «كورس …» already. */
export function courseCalled(name: string): string {
  return /^(ال)?كورس(?![ء-ي])/.test(name.trim()) ? name : `كورس ${name}`;
}
