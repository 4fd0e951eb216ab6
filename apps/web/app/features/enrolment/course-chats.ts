import { chatLink } from '@hessa/rules/site/chat-link';

/** Chats with the supervisor that start with their subject written. */
export function enrolmentChat(number: string, courseName: string): string | null {
  return chatLink(number, `السلام عليكم، ممكن أشترك في كورس «${courseName}»؟ أدفع إزاي وآخد الكود منين؟`);
}

export function courseQuestionChat(number: string, courseName: string): string | null {
  return chatLink(number, `السلام عليكم، عندي سؤال عن كورس «${courseName}».`);
}
