/** «لأحمد»، «للطالب», and «لـAhmed» where an Arabic letter could not be joined. */
export function forName(name: string): string {
  if (!/^\p{Script=Arabic}/u.test(name) || /^[٠-٩]/.test(name)) return `لـ${name}`;
  return name.startsWith('ال') ? `لل${name.slice(2)}` : `ل${name}`;
}
