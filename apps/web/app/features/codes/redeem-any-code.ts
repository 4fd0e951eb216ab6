import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { getSession } from '../../session/session-store.ts';

export type CodeKind = 'course' | 'lecture';

/** What a code opened. */
export type Opened = { name: string; alreadyYours: boolean } & (
  | { kind: 'course'; courseId: number }
  | { kind: 'lecture'; unitId: number; courseName: string }
);

const OTHER_KIND = /\.(?:own_)?other_kind$/;

/**
 * One box for both kinds of card. It asks as the screen expects, and once more only when the server says that the card
 * is of the other kind, which costs no try: a code that does not exist is asked about, and counted, once.
 */
export async function redeemAnyCode(typed: string, expected: CodeKind): Promise<Opened> {
  const code = typed.trim().toUpperCase();
  try {
    return await redeem[expected](code);
  } catch (error) {
    if (!(error instanceof ApiError) || !OTHER_KIND.test(error.code)) throw error;
    return redeem[expected === 'course' ? 'lecture' : 'course'](code);
  }
}

const redeem: Record<CodeKind, (code: string) => Promise<Opened>> = {
  async course(Code) {
    const session = getSession();
    const StudentId = session.status === 'member' ? session.user.id : undefined;
    const { data } = await call(
      'POST /api/Student/add-course-by-code',
      { query: { Code, StudentId } },
      { onExpired: 'stay' },
    );
    return { kind: 'course', courseId: data.courseId, name: data.courseName, alreadyYours: data.alreadyYours };
  },
  async lecture(code) {
    const { data } = await call('POST /api/UnitCode/EnterCode', { query: { code } }, { onExpired: 'stay' });
    const { unitId, unitName, courseName, alreadyYours } = data;
    return { kind: 'lecture', unitId, courseName, name: unitName, alreadyYours };
  },
};
