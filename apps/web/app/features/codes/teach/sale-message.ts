import { redeemPath } from '@hessa/rules/pages/public-pages';
/** What a supervisor pastes into the chat: the code, and the link that opens it with one press. */
export function saleMessage(code: string, siteUrl: string): string {
  return `ده الكود بتاعك: ${code}\nدوس هنا وهيتفتح معاك على طول: ${redeemLink(code, siteUrl)}`;
}

/** The address behind the square of a printed card. */
export function redeemLink(code: string, siteUrl: string): string {
  return siteUrl + redeemPath({ code: code.replaceAll('-', '') });
}
