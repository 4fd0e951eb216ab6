/** The same as `explained.mjs`, for what is judged through HTTP and PostgreSQL. */
export const EXPLAINED_SERVER = {
  'apps/server/src/features/media/serve-media.ts': [
    {
      at: "const key = [tenantId, mediaId, ...(link ? [link.sessionId, placeText(link.place)] : [])].join(' ');",
      was: "' '",
      becomes: '""',
      why: 'files and logins have ids of one length, so what is joined can be read in one way',
    },
    {
      at: "const hasBody = request.method !== 'HEAD' && end >= start;",
      was: "request.method !== 'HEAD'",
      becomes: 'true',
      why: 'to HEAD no body is sent, whatever there is; this spares reading it',
    },
    {
      at: "const hasBody = request.method !== 'HEAD' && end >= start;",
      was: "'HEAD'",
      becomes: '""',
      why: 'to HEAD no body is sent, whatever there is; this spares reading it',
    },
  ],
  'apps/server/src/features/codes/redeem-code.ts': [
    {
      at: "const why = decision.kind === 'refused' ? decision.why : 'not-found';",
      was: "decision.kind === 'refused'",
      becomes: 'true',
      why: 'where there is no code, the decision is always a refusal; the compiler does not know',
    },
    {
      at: "const why = decision.kind === 'refused' ? decision.why : 'not-found';",
      was: "'not-found'",
      becomes: '""',
      why: 'where there is no code, the decision is always a refusal; the compiler does not know',
    },
    {
      at: "if (!(await spend(tx, ctx, code))) return { kind: 'refused', why: 'already-used', code };",
      was: "{ kind: 'refused', why: 'already-used', code }",
      becomes: '{}',
      why: 'the code is locked since it was found, so nobody spends it meanwhile; the condition stands in case the lock is ever lost',
    },
    {
      at: "if (!(await spend(tx, ctx, code))) return { kind: 'refused', why: 'already-used', code };",
      was: "'refused'",
      becomes: '""',
      why: 'the code is locked since it was found, so nobody spends it meanwhile; the condition stands in case the lock is ever lost',
    },
    {
      at: "if (!(await spend(tx, ctx, code))) return { kind: 'refused', why: 'already-used', code };",
      was: "'already-used'",
      becomes: '""',
      why: 'the code is locked since it was found, so nobody spends it meanwhile; the condition stands in case the lock is ever lost',
    },
    {
      at: 'return spent.length === 1;',
      was: 'spent.length === 1',
      becomes: 'true',
      why: 'the code is locked since it was found, so nobody spends it meanwhile; the condition stands in case the lock is ever lost',
    },
    {
      at: "return { kind: 'redeemed', code, alreadyYours: isKeptCard(code.redeemedAt, ctx.now) };",
      was: "'redeemed'",
      becomes: '""',
      why: 'who asked only looks whether it was refused',
    },
    {
      at: '.select({ id: accounts.id })',
      was: '{ id: accounts.id }',
      becomes: '{}',
      why: 'the row is locked, and nothing of it is read',
    },
    {
      at: "if (!code || found.kind !== 'fresh') return redeemDecision(found, true, 'none');",
      was: "!code || found.kind !== 'fresh'",
      becomes: "!code && found.kind !== 'fresh'",
      why: 'spares a question to the database: of what is not fresh the rule decides before it looks at course or ownership',
    },
    {
      at: "if (!code || found.kind !== 'fresh') return redeemDecision(found, true, 'none');",
      was: "found.kind !== 'fresh'",
      becomes: 'false',
      why: 'spares a question to the database: of what is not fresh the rule decides before it looks at course or ownership',
    },
    {
      at: "if (!code || found.kind !== 'fresh') return redeemDecision(found, true, 'none');",
      was: 'true',
      becomes: 'false',
      why: 'spares a question to the database: of what is not fresh the rule decides before it looks at course or ownership',
    },
    {
      at: "if (!code || found.kind !== 'fresh') return redeemDecision(found, true, 'none');",
      was: "'none'",
      becomes: '""',
      why: 'spares a question to the database: of what is not fresh the rule decides before it looks at course or ownership',
    },
    {
      at: "return redeemDecision(found, wanted, wanted ? await redemption.ownership(tx, code) : 'none');",
      was: "'none'",
      becomes: '""',
      why: 'what is not wanted is refused before the rule looks at ownership',
    },
    {
      at: "if (found.kind === 'redeemed' && found.byThisStudent) return { kind: 'refused', why: 'own-other-kind' };",
      was: "found.kind === 'redeemed'",
      becomes: 'true',
      why: 'only what is redeemed has a student; the compiler wants to hear it',
    },
    {
      at: "return redeemDecision(found, true, 'none');",
      was: 'true',
      becomes: 'false',
      why: 'spares a question to the database: of what is not fresh the rule decides before it looks at course or ownership',
    },
    {
      at: "return redeemDecision(found, true, 'none');",
      was: "'none'",
      becomes: '""',
      why: 'spares a question to the database: of what is not fresh the rule decides before it looks at course or ownership',
    },
  ],
  'apps/server/src/features/codes/code-tries.ts': [
    {
      at: 'const wrongInTenant = counted.find(({ policy }) => policy === alarm.policy)?.count;',
      was: 'counted.find(({ policy }) => policy === alarm.policy)?.count',
      becomes: 'counted.find(({ policy }) => policy === alarm.policy).count',
      why: 'of every bucket that is counted the count comes back; the compiler does not know',
    },
  ],
  'apps/server/src/features/codes/redeem-course-code.ts': [
    {
      at: "if (redeemed.kind === 'refused') throw refusal(redeemed.why, redeemed.code?.courseName ?? '');",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'only the refusal of a card for another course names one, and then there is a code',
    },
  ],
  'apps/server/src/features/codes/redeem-lecture-code.ts': [
    {
      at: "data: { unitId: unitOf(code), unitName: code.unitName ?? '', alreadyYours },",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'cards of this kind are made with a unit, and units keep their rows; the compiler does not know',
    },
    {
      at: "if (code.unitId === null) throw new Error('a lecture code without a unit');",
      was: "'a lecture code without a unit'",
      becomes: '""',
      why: 'cards of this kind are made with a unit, and units keep their rows; the compiler does not know',
    },
    {
      at: "if (code.unitId === null) throw new Error('a lecture code without a unit');",
      was: 'code.unitId === null',
      becomes: 'false',
      why: 'cards of this kind are made with a unit, and units keep their rows; the compiler does not know',
    },
    {
      at: "return row ? unitOwnership(heldWindows(row, ctx.now)) : 'none';",
      was: "'none'",
      becomes: '""',
      why: 'units keep their rows, also those that were taken away; the compiler does not know',
    },
  ],
  'apps/server/src/features/auth/open-session.ts': [
    {
      at: "const isStaff = account !== undefined && account.role !== 'student';",
      was: 'account !== undefined',
      becomes: 'true',
      why: 'who signs in has an account, whose row is there; the compiler does not know',
    },
  ],
  'apps/server/src/features/auth/remember-device.ts': [
    {
      at: 'if (!deviceCookieHash) return null;',
      was: '!deviceCookieHash',
      becomes: 'false',
      why: 'spares a question to the database: no device has an empty cookie',
    },
  ],
};
