import { ACCESS_TOKEN_MS } from '@hessa/rules/auth/session-lifetime';
import { parseToken } from '../../../apps/server/src/features/auth/session-token.ts';
import type { Deed } from './deed.ts';

interface Login {
  token: string;
  deviceId: string;
  renewAt: number;
}

/** The logins of an evening, each renewed as a phone does it, before its token is too old: not all at the same moment. */
export function keepLogins(tokens: readonly string[]) {
  const logins = tokens.map((token, student): Login => {
    const first = 0.3 + 0.5 * (student / tokens.length);
    return { token, deviceId: parseToken(token)?.sessionId ?? '', renewAt: Date.now() + ACCESS_TOKEN_MS * first };
  });
  const of = (student: number): Login => logins[student] as Login;

  return {
    count: logins.length,
    token: (student: number): string => of(student).token,
    /** What this student's phone does before anything else; null while the token is young. */
    renewal(student: number): Deed | null {
      const login = of(student);
      if (Date.now() < login.renewAt) return null;
      login.renewAt = Date.now() + ACCESS_TOKEN_MS * 0.8;
      const { token, deviceId } = login;
      return {
        what: 'a login is renewed',
        request: { method: 'POST', path: '/api/Auth/refresh-token', token, deviceId, body: {} },
        done({ status, body }) {
          if (status === 200) login.token = JSON.parse(body).data.token;
          else login.renewAt = 0;
        },
      };
    },
  };
}

export type Logins = ReturnType<typeof keepLogins>;
