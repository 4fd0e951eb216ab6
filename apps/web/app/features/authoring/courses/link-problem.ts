/** What is wrong with the address of a link, in words; the server takes web addresses alone. */
export function linkProblem(text: string): string | null {
  if (text.trim() === '') return 'حط اللينك.';
  const url = parsed(text.trim());
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.hostname.includes('.') ? null : 'اللينك ده مش مظبوط. لازم يبدأ بـ https://';
}

/** What `URL.parse` does in browsers that have it. */
function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
