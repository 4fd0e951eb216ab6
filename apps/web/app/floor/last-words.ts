/**
 * For a page of which nothing is left: React took everything away, because the very frame of the page broke. Made of
 * plain elements and of styles that are set one by one, which the page's policy allows.
 */
export function lastWords(): void {
  const { body } = document;
  // Something was drawn after all, or stayed.
  if (!body || body.innerText.trim()) return;
  Object.assign(body.style, { font: '18px/1.8 system-ui, sans-serif', margin: '15vh 24px', textAlign: 'center' });
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = 'الصفحة اتقطعت وإحنا بنفتحها. حمّلها تاني، ولو فضلت كده ابدأ من الأول.';
  body.replaceChildren(words, link(location.href, 'حمّل الصفحة تاني'), ' · ', link('/', 'الصفحة الرئيسية'));
}

function link(href: string, text: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = text;
  made.style.textDecoration = 'underline';
  return made;
}
