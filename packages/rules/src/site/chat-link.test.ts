import { describe, expect, test } from 'vitest';
import { chatLink, shareLink } from './chat-link.ts';

describe('the chat link', () => {
  test.each(['01012345678', '010 1234 5678', '+20 10 1234-5678', '00201012345678', '201012345678', '٠١٠١٢٣٤٥٦٧٨'])(
    '%j is written to as 201012345678 [MSG-01, MSG-06]',
    (number) => {
      expect(chatLink(number, 'hi')).toBe('https://wa.me/201012345678?text=hi');
    },
  );

  test('the Arabic message is filled in, whatever the title holds [MSG-04, MSG-05, T-INJ-1]', () => {
    const text = 'عايز كتاب "A&B #1" <script>؟';
    const link = new URL(chatLink('01012345678', text) ?? '');
    expect(link.origin).toBe('https://wa.me');
    expect(link.searchParams.get('text')).toBe(text);
    expect(link.hash).toBe('');
    expect(chatLink('01012345678', 'x\ud83d')).toContain('https://wa.me/');
  });

  test.each([null, undefined, '', '   ', 'call me', '0', '12345', '1'.repeat(16), 'javascript:alert(1)'])(
    'with the number %j there is no link [HOME-15, LEC-10]',
    (number) => {
      expect(chatLink(number, 'hi')).toBeNull();
    },
  );

  test('without a number the app asks whom to send it to, with the words filled in', () => {
    const link = new URL(shareLink('تعالى معانا: https://x.test/?a=1&b=2'));
    expect([link.origin, link.pathname, link.searchParams.get('text')]).toEqual([
      'https://wa.me',
      '/',
      'تعالى معانا: https://x.test/?a=1&b=2',
    ]);
  });
});
