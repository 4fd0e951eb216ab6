import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { openDatabase } from '../db/root-database.ts';
import type { Tx } from '../db/tenant-transaction.ts';
import { accounts } from '../features/auth/accounts-table.ts';
import { formatToken } from '../features/auth/session-token.ts';
import { sessions } from '../features/auth/sessions-table.ts';
import { makeCodes } from '../features/codes/make-codes.ts';
import { createTenant } from '../features/tenants/create-tenant.ts';
import { randomToken, sha256 } from '../platform/keyed-hash.ts';
import { newCourse } from '../seed/new-course.ts';
import { newEnrolment } from '../seed/new-enrolment.ts';
import type { Secrets } from '../settings/key-ring.ts';
import { type Answer, call } from './load.fixture.ts';

const QUESTIONS = 4;

export interface StormStudent {
  id: string;
  token: string;
  /** A code of the paid course that is this student's to redeem. */
  code: string;
}

export interface StormWorld {
  tenantId: string;
  students: StormStudent[];
  quizId: number;
  paidCourseId: number;
}

/** A tenant full of signed-in students, one quiz that all may take and a code for each: made once, for all rounds. */
export async function makeStormWorld(
  ownerUrl: string,
  secrets: Secrets,
  count: number,
  tenantId = 'storm',
): Promise<StormWorld> {
  const database = await openDatabase({ ownerUrl, lanes: 1 });
  try {
    const now = new Date();
    await createTenant(database.withTenant, { id: tenantId, name: 'عاصفة', nameLatin: 'Storm' }, now);
    return await database.withTenant(tenantId, async (tx) => {
      const questions = Array.from({ length: QUESTIONS }, () => ({}));
      const free = await newCourse(tx, tenantId, { units: [{ lessons: [{ type: 'Quiz', questions }] }] }, now);
      const paid = await newCourse(tx, tenantId, {}, now);
      const codes = await makeCodes(tx, secrets, tenantId, { kind: 'course', courseId: paid.id, size: count }, now);
      const students: StormStudent[] = [];
      for (const [at, code] of codes.entries()) {
        const student = await signedInStudent(tx, tenantId, at, now);
        await newEnrolment(tx, tenantId, student.id, free.id, now);
        students.push({ ...student, code });
      }
      return { tenantId, students, quizId: free.units[0]?.lessonIds[0] ?? 0, paidCourseId: paid.id };
    });
  } finally {
    await database.close();
  }
}

async function signedInStudent(
  tx: Tx,
  tenantId: string,
  at: number,
  now: Date,
): Promise<{ id: string; token: string }> {
  const [id, sessionId, secret] = [randomUUID(), randomUUID(), randomToken()];
  const phone = `015${String(at).padStart(8, '0')}`;
  await tx.insert(accounts).values({
    tenantId,
    id,
    role: 'student',
    name: `طالب ${at}`,
    email: `${phone}@example.test`,
    phone,
    passwordHash: 'none',
    createdAt: now,
  });
  await tx.insert(sessions).values({
    tenantId,
    accountId: id,
    slot: 1,
    id: sessionId,
    deviceId: randomUUID(),
    deviceIdHash: sha256(phone),
    cookieHash: sha256(phone),
    secretHash: sha256(secret),
    tokenIssuedAt: now,
    signedInAt: now,
  });
  return { id, token: formatToken({ sessionId, secret }) };
}

/** As a phone does it: no answer, "come back later" or "never read", and it asks again with the very same request. */
async function insist(
  url: string,
  { tenantId }: StormWorld,
  student: StormStudent,
  request: Parameters<typeof call>[1],
): Promise<Acknowledged> {
  const firstAskedAt = performance.now();
  for (;;) {
    const headers = { 'x-tenant-id': tenantId, authorization: `Bearer ${student.token}` };
    const answer = await call(url, { ...request, headers });
    if (![0, 408, 503].includes(answer.status)) return { student, answer, firstAskedAt };
    await delay(50);
  }
}

export interface Acknowledged {
  student: StormStudent;
  answer: Answer;
  /** Before it was told to come back later, for the first time or at all. */
  firstAskedAt: number;
}

/** Opens the quiz and hands it in; each student answers differently. */
export async function takeQuiz(url: string, world: StormWorld, student: StormStudent): Promise<Acknowledged> {
  const { answer: opened } = await insist(url, world, student, { path: `/Student/contentlesson/${world.quizId}` });
  if (opened.status !== 200) throw new Error(opened.body);
  const seed = world.students.indexOf(student);
  const answers = Array.from({ length: QUESTIONS }, (_, at) => (seed >> at) % 4);
  const body = JSON.stringify({ lessonId: world.quizId, answers });
  return insist(url, world, student, { method: 'POST', path: '/api/quizresult/submit', body });
}

export async function redeem(url: string, world: StormWorld, student: StormStudent): Promise<Acknowledged> {
  const path = `/api/Student/add-course-by-code?Code=${student.code}`;
  return insist(url, world, student, { method: 'POST', path });
}

/** What the database has of the quizzes, by student. */
export async function storedResults(sql: Sql, world: StormWorld) {
  const rows = await sql`
    select r.student_id, r.score, r.notes, p.completed_at = r.submitted_at as finished, s.score_sum, s.quiz_count
    from quiz_results r
    left join lesson_progress p using (tenant_id, student_id, course_id, lesson_id)
    left join term_scores s on s.tenant_id = r.tenant_id and s.student_id = r.student_id and s.period = 'all'
    where r.tenant_id = ${world.tenantId} and r.lesson_id = ${world.quizId}`;
  return { count: rows.length, of: new Map(rows.map((row) => [String(row.student_id), row])) };
}

/** Codes spent, courses given for them, students in the course, and lines in the trail: each as many as redemptions. */
export async function countRedeemed(sql: Sql, world: StormWorld) {
  const [counted] = await sql`
    select
      (select count(distinct redeemed_by) from codes where tenant_id = ${world.tenantId})::int as spent,
      (select count(*) from codes c join enrolments e on e.tenant_id = c.tenant_id and e.student_id = c.redeemed_by
        and e.course_id = c.course_id and e.enrolled_at = c.redeemed_at where c.tenant_id = ${world.tenantId})::int as given,
      (select count(*) from enrolments where tenant_id = ${world.tenantId} and course_id = ${world.paidCourseId})::int as enrolled,
      (select count(*) from audit_events where tenant_id = ${world.tenantId} and kind = 'code.redeemed')::int as recorded`;
  return counted;
}
