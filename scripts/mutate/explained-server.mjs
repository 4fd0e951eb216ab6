/** The same as `explained.mjs`, for what is judged through HTTP and PostgreSQL. */
export const EXPLAINED_SERVER = {
  'apps/server/src/features/media/serve-media.ts': [
    ...['/[A-Za-z0-9_-]{22}$/', '/^[A-Za-z0-9_-]{22}/'].map((becomes) => ({
      at: 'id: z.string().regex(/^[A-Za-z0-9_-]{22}$/),',
      was: '/^[A-Za-z0-9_-]{22}$/',
      becomes,
      why: 'what is no id is answered as an id that is not there; this spares asking',
    })),
    {
      at: "name: 'opened files',",
      was: "'opened files'",
      becomes: '""',
      why: 'the name is for /metrics alone, and no other memory has none',
    },
    {
      at: "const key = [tenantId, mediaId, ...(link ? [link.sessionId, placeText(link.place)] : [])].join(' ');",
      was: '[]',
      becomes: '["Stryker was here"]',
      why: 'a file without a link has one key in any case',
    },
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
      at: "const owned = code && wanted && found.kind === 'fresh' ? await redemption.ownership(tx, code) : 'none';",
      was: "found.kind === 'fresh'",
      becomes: 'true',
      why: 'spares a question to the database: of what is not fresh the rule decides before it looks at ownership',
    },
    {
      at: "const owned = code && wanted && found.kind === 'fresh' ? await redemption.ownership(tx, code) : 'none';",
      was: "'none'",
      becomes: '""',
      why: 'what is not wanted or not fresh is decided before the rule looks at ownership',
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
      why: 'cards of this kind are made with a unit, and one that has cards is not deleted; the compiler does not know',
    },
    {
      at: "if (code.unitId === null) throw new Error('a lecture code without a unit');",
      was: "'a lecture code without a unit'",
      becomes: '""',
      why: 'cards of this kind are made with a unit, and one that has cards is not deleted; the compiler does not know',
    },
    {
      at: "if (code.unitId === null) throw new Error('a lecture code without a unit');",
      was: 'code.unitId === null',
      becomes: 'false',
      why: 'cards of this kind are made with a unit, and one that has cards is not deleted; the compiler does not know',
    },
    {
      at: "return row ? unitOwnership(heldWindows(row, ctx.now)) : 'none';",
      was: "'none'",
      becomes: '""',
      why: 'a unit that has cards is not deleted; the compiler does not know',
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
  'apps/server/src/features/lessons/lesson-gate.ts': [
    {
      at: "name: 'course of a lesson',",
      was: "'course of a lesson'",
      becomes: '""',
      why: 'a name for whoever reads the figures',
    },
    {
      at: 'isWorthKeeping: (courseId) => courseId !== null,',
      was: '(courseId) => courseId !== null',
      becomes: '() => undefined',
      why: 'remembering only spares asking again',
    },
    {
      at: 'isWorthKeeping: (courseId) => courseId !== null,',
      was: 'courseId !== null',
      becomes: 'false',
      why: 'remembering only spares asking again',
    },
    {
      at: "if (courseId === null) throw new DomainError('lesson.not_found');",
      was: 'courseId === null',
      becomes: 'false',
      why: 'of no course there is no outline, and the same is said',
    },
    {
      at: 'if (!outline || !unit || !lesson || isHiddenDraft(outline, standing.holdings)) {',
      was: '!outline || !unit || !lesson',
      becomes: '(!outline || !unit) && !lesson',
      why: 'without an outline there is no unit, and without a unit no lesson; the compiler wants to hear all three',
    },
    {
      at: 'if (!outline || !unit || !lesson || isHiddenDraft(outline, standing.holdings)) {',
      was: '!outline || !unit',
      becomes: 'false',
      why: 'without an outline there is no unit, and without a unit no lesson; the compiler wants to hear all three',
    },
    {
      at: 'if (!outline || !unit || !lesson || isHiddenDraft(outline, standing.holdings)) {',
      was: '!outline || !unit',
      becomes: '!outline && !unit',
      why: 'without an outline there is no unit, and without a unit no lesson; the compiler wants to hear all three',
    },
  ],
  'apps/server/src/features/lessons/find-held-unit.ts': [
    {
      at: 'const index = outline?.units.findIndex(({ id }) => id === unitId) ?? -1;',
      was: '-1',
      becomes: '+1',
      why: 'a unit has its course; the compiler does not know',
    },
    {
      at: 'const index = outline?.units.findIndex(({ id }) => id === unitId) ?? -1;',
      was: 'outline?.units',
      becomes: 'outline.units',
      why: 'a unit has its course; the compiler does not know',
    },
    {
      at: 'const unit = outline?.units[index];',
      was: 'outline?.units',
      becomes: 'outline.units',
      why: 'a unit has its course; the compiler does not know',
    },
  ],
  'apps/server/src/features/lessons/standing.ts': [
    {
      at: "extended: new Map(of('extended').map((row) => [Number(row.id), Date.parse(row.until ?? '')])),",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'more time has an end; the compiler does not know',
    },
    {
      at: 'enrolledAt: row.at === null ? null : Date.parse(row.at),',
      was: 'row.at === null',
      becomes: 'false',
      why: 'what somebody holds he holds since some day; the compiler does not know',
    },
  ],
  'apps/server/src/calls/read-caller.ts': [
    {
      at: "userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'no browser and no system is found in either text',
    },
    {
      at: "const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'neither text has the form of a bearer',
    },
  ],
  'apps/server/src/http/admit.ts': [
    {
      at: 'const served = wantsRole(access) ? (account?.serves ?? null) : null;',
      was: 'account?.serves',
      becomes: 'account.serves',
      why: 'whoever has no account was refused above, where a role is wanted; the compiler does not know',
    },
    {
      at: "const work = typeof proof === 'string' ? await workDone(platform.secrets, place, proof) : 0;",
      was: "typeof proof === 'string'",
      becomes: 'true',
      why: 'no proof has no form of one, and counts for nothing; this spares looking',
    },
  ],
  'apps/server/src/features/quizzes/find-hidden-key.ts': [
    {
      at: "if (result.keyTime === 'at-once' && !exam?.maySitAgain) return null;",
      was: "result.keyTime === 'at-once' && !exam?.maySitAgain",
      becomes: 'false',
      why: 'spares two questions to the database: the rule says the same of it',
    },
    {
      at: "if (result.keyTime === 'at-once' && !exam?.maySitAgain) return null;",
      was: "'at-once'",
      becomes: '""',
      why: 'spares two questions to the database: the rule says the same of it',
    },
    {
      at: 'if (!outline) return { opensAt: null };',
      was: '!outline',
      becomes: 'false',
      why: 'a paper goes with its course; the compiler does not know that there is one',
    },
    {
      at: 'if (!outline) return { opensAt: null };',
      was: '{ opensAt: null }',
      becomes: '{}',
      why: 'a paper goes with its course; the compiler does not know that there is one',
    },
  ],
  'apps/server/src/features/quizzes/present-result.ts': [
    {
      at: 'return heldScore !== null || (resultsAt !== null && now < resultsAt);',
      was: 'resultsAt !== null',
      becomes: 'true',
      why: 'nothing is less than no moment; the condition is for the compiler',
    },
    {
      at: 'releasedAt: isHeld ? (result.resultsAt?.toISOString() ?? null) : null,',
      was: 'result.resultsAt?.toISOString',
      becomes: 'result.resultsAt.toISOString',
      why: 'what is held has a moment; the compiler does not know',
    },
    {
      at: '...kindOf(question).mark(question, orders[at] ?? [], answer),',
      was: '[]',
      becomes: '["Stryker was here"]',
      why: 'there is an order for every question; the compiler does not know',
    },
    {
      at: 'if (answer === undefined || answer === NOT_COUNTED) return [];',
      was: 'answer === undefined',
      becomes: 'false',
      why: 'every paper has an answer, or none that counts, for each question of its version; the compiler does not know',
    },
  ],
  'apps/server/src/features/quizzes/submit-quiz.ts': [
    {
      at: 'const read = readAnswers(questions, orders, body.answers ?? []);',
      was: '[]',
      becomes: '["Stryker was here"]',
      why: 'no kind of question takes a text for an answer: both are refused',
    },
    {
      at: 'if (result?.contentVersion !== contentVersion || !sameAnswers(result.answers, answers)) {',
      was: 'result?.contentVersion',
      becomes: 'result.contentVersion',
      why: 'what kept this paper from being stored is there to be read, unless it is withdrawn in that very moment',
    },
  ],
  'apps/server/src/features/quizzes/store-result.ts': [
    {
      at: 'if (!isStored) return null;',
      was: '!isStored',
      becomes: 'true',
      why: 'spares a question to the database: the stored paper would be read again, and is the same',
    },
  ],
  'apps/server/src/features/quizzes/quiz-questions.ts': [
    {
      at: "const papers: MemoryKind<StoredPaper> = { name: 'quiz questions', bound: { entries: 500 } };",
      was: "'quiz questions'",
      becomes: '""',
      why: 'memories are told apart by their names, and no other has none',
    },
  ],
};
