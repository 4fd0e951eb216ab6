import { chatLink } from '@hessa/rules/site/chat-link';

/** The chat with the support, with its greeting; null where the teacher has named nobody. */
export function supportChat(number: string): string | null {
  return chatLink(number, 'السلام عليكم، ممكن مساعدة في المنصة؟');
}
