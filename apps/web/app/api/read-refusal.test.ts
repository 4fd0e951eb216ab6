import { describe, expect, test } from 'vitest';
import { networkText } from './failure-texts.ts';
import { readRefusal } from './read-refusal.ts';

describe('a refused answer', () => {
  test('the screen gets the Arabic text of the code, the API keeps its English [OP-ERR-1]', () => {
    const body = JSON.stringify({ success: false, code: 'auth.x', message: 'Invalid credentials', messageAr: 'غلط' });
    expect(readRefusal('POST /api/Auth/login', 400, body)).toMatchObject({
      code: 'auth.x',
      status: 400,
      message: 'Invalid credentials',
      messageAr: 'غلط',
    });
  });

  test.each([
    ['a bare string', 'Invalid credentials'],
    ['a quoted string', '"Invalid credentials"'],
  ])('%s is its message [ERR-16, ERR-19]', (_, body) => {
    expect(readRefusal('POST /api/Auth/login', 400, body).message).toBe('Invalid credentials');
  });

  test.each([
    ['POST /api/Auth/login', 'Login failed', 'ERR-08'],
    ['POST /api/Auth/register', 'Registration failed', 'ERR-04'],
    ['POST /api/Auth/logout', 'Failed to logout', 'ERR-05'],
    ['POST /api/Auth/confirm-email', 'OTP verification failed', 'ERR-06'],
    ['POST /api/Auth/ReSendOtp', 'Failed to resend OTP', 'ERR-07'],
    ['POST /api/Auth/ForgotPassword', 'Failed to send password reset OTP', 'ERR-09'],
    ['POST /api/Auth/ResetPassword', 'Failed to reset password', 'ERR-10'],
    ['GET /api/Contact/getAll', 'Failed to fetch contact information', 'ERR-11'],
    ['GET /Course/tree', 'Failed to fetch course details', 'ERR-37, CDET-37'],
    ['GET /api/Book/active', 'Failed to fetch books', 'ERR-49'],
    ['GET /api/Book/{id}', 'Failed to fetch book', 'ERR-52'],
    ['GET /api/Site', 'An unexpected error occurred', 'ERR-20, OP-ERR-4'],
  ] as const)('%s without a server message says %j [%s]', (route, message, _id) => {
    expect(readRefusal(route, 500, '{}').message).toBe(message);
  });

  test.each([
    ['markup', '<html><body>502 Bad Gateway</body></html>'],
    ['a long text', JSON.stringify({ message: 'x'.repeat(300) })],
    ['a message that is no text', JSON.stringify({ message: { at: 'line 3' } })],
    ['nothing', ''],
  ])('%s is not shown to a student [OP-ERR-3]', (_, body) => {
    const refusal = readRefusal('POST /api/Auth/login', 502, body);
    expect(refusal.message).toBe('Login failed');
    expect(refusal.messageAr).not.toMatch(/x{9}|html|line 3/);
  });

  test('a server message under 300 characters is preferred [ERR-12, OP-ERR-3]', () => {
    expect(readRefusal('POST /api/Auth/login', 400, JSON.stringify({ message: 'x'.repeat(299) })).message).toHaveLength(
      299,
    );
  });
});

describe('a line that failed', () => {
  test.each([
    ['POST /api/Auth/login', 'ERR-02'],
    ['POST /api/Auth/register', 'ERR-01'],
  ] as const)('%s keeps the literal about CORS and shows none of it [%s, OP-ERR-2]', (route, _id) => {
    const text = networkText(route);
    expect(text.en).toBe('Network error. Please check your connection or contact administrator about CORS settings.');
    expect(text.ar).not.toMatch(/CORS/i);
    expect(text.ar).toContain('النت');
  });

  test.each(['POST /api/Auth/login', 'POST /api/Auth/register'] as const)(
    '%s that was never answered says that what was typed is still there, and what to do [ERR-01, ERR-02, OP-ERR-2]',
    (route) => {
      expect(networkText(route).ar).toBe(
        'اللي كتبته لسه مكانه. اتأكد من النت، وأول ما يرجع اضغط تاني. ولو فضلت كده كلّم المشرف.',
      );
    },
  );

  test.each(['POST /api/Auth/confirm-email', 'POST /api/Auth/ReSendOtp'] as const)(
    '%s says the short form [ERR-03]',
    (route) => {
      expect(networkText(route).en).toBe('Network error. Please check your connection.');
    },
  );

  test('a student is told whom to ask, and who works in the console is not told to ask oneself [DESK-232]', () => {
    expect(networkText('POST /api/Auth/login').ar).toContain('كلّم المشرف');
    const said = networkText('PUT /api/teach/quizzes/{lessonId}/results-time').ar;
    expect(said).toMatch(/جرّب تاني\.$/);
    expect(said).not.toContain('المشرف');
  });
});
