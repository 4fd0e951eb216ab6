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

const TENANT = 'storm';
const QUESTIONS = 4;

export interface StormStudent {
  id: string;
  token: string;
  /** A code of the paid course that is this student's to redeem. */
  code: string;
}

export interface StormWorld {
  students: StormStudent[];
  quizId: number;
  paidCourseId: number;
}

/** A tenant full of signed-in students, one quiz that all may take and a code for each: made once, for all rounds. */
export async function makeStormWorld(ownerUrl: string, secrets: Secrets, count: number): Promise<StormWorld> {
  const database = await openDatabase({ ownerUrl, lanes: 1 });
  try {
    const now = new Date();
    await createTenant(database.withTenant, { id: TENANT, name: 'عاصفة', nameLatin: 'Storm' }, now);
    return await database.withTenant(TENANT, async (tx) => {
      const questions = Array.from({ length: QUESTIONS }, () => ({}));
      const free = await newCourse(tx, TENANT, { units: [{ lessons: [{ type: 'Quiz', questions }] }] }, now);
      const paid = await newCourse(tx, TENANT, {}, now);
      const codes = await makeCodes(tx, secrets, TENANT, { kind: 'course', courseId: paid.id, size: count }, now);
      const students: StormStudent[] = [];
      for (const [at, code] of codes.entries()) {
        const student = await signedInStudent(tx, at, now);
        await newEnrolment(tx, TENANT, student.id, free.id, now);
        students.push({ ...student, code });
      }
      return { students, quizId: free.units[0]?.lessonIds[0] ?? 0, paidCourseId: paid.id };
    });
  } finally {
    await database.close();
  }
}

async function signedInStudent(tx: Tx, at: number, now: Date): Promise<{ id: string; token: string }> {
  const [id, sessionId, secret] = [randomUUID(), randomUUID(), randomToken()];
  const phone = `015${String(at).padStart(8, '0')}`;
  await tx.insert(accounts).values({
    tenantId: TENANT,
    id,
    role: 'student',
    name: `طالب ${at}`,
    email: `${phone}@example.test`,
    phone,
    passwordHash: 'none',
    createdAt: now,
  });
  await tx.insert(sessions).values({
    tenantId: TENANT,
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

/** As a phone does it: no answer, or "come back later", and it asks again with the very same request. */
async function insist(url: string, student: StormStudent, request: Parameters<typeof call>[1]): Promise<Answer> {
  for (;;) {
    const headers = { 'x-tenant-id': TENANT, authorization: `Bearer ${student.token}` };
    const answer = await call(url, { ...request, headers });
    if (answer.status !== 0 && answer.status !== 503) return answer;
    await delay(50);
  }
}

export interface Acknowledged {
  student: StormStudent;
  answer: Answer;
}

/** Opens the quiz and hands it in; each student answers differently. */
export async function takeQuiz(url: string, world: StormWorld, student: StormStudent): Promise<Acknowledged> {
  const opened = await insist(url, student, { path: `/Student/contentlesson/${world.quizId}` });
  if (opened.status !== 200) throw new Error(opened.body);
  const seed = world.students.indexOf(student);
  const answers = Array.from({ length: QUESTIONS }, (_, at) => (seed >> at) % 4);
  const body = JSON.stringify({ lessonId: world.quizId, answers });
  return { student, answer: await insist(url, student, { method: 'POST', path: '/api/quizresult/submit', body }) };
}

export async function redeem(url: string, _world: StormWorld, student: StormStudent): Promise<Acknowledged> {
  const path = `/api/Student/add-course-by-code?Code=${student.code}`;
  return { student, answer: await insist(url, student, { method: 'POST', path }) };
}

/** What the database has of the quizzes, by student. */
export async function storedResults(sql: Sql, world: StormWorld) {
  const rows = await sql`
    select r.student_id, r.score, r.notes, p.completed_at = r.submitted_at as finished, s.score_sum, s.quiz_count
    from quiz_results r
    left join lesson_progress p using (tenant_id, student_id, course_id, lesson_id)
    left join term_scores s on s.tenant_id = r.tenant_id and s.student_id = r.student_id and s.period = 'all'
    where r.tenant_id = ${TENANT} and r.lesson_id = ${world.quizId}`;
  return { count: rows.length, of: new Map(rows.map((row) => [String(row.student_id), row])) };
}

/** Codes spent, courses given for them, students in the course, and lines in the trail: each as many as redemptions. */
export async function countRedeemed(sql: Sql, world: StormWorld) {
  const [counted] = await sql`
    select
      (select count(distinct redeemed_by) from codes where tenant_id = ${TENANT})::int as spent,
      (select count(*) from codes c join enrolments e on e.tenant_id = c.tenant_id and e.student_id = c.redeemed_by
        and e.course_id = c.course_id and e.enrolled_at = c.redeemed_at where c.tenant_id = ${TENANT})::int as given,
      (select count(*) from enrolments where tenant_id = ${TENANT} and course_id = ${world.paidCourseId})::int as enrolled,
      (select count(*) from audit_events where tenant_id = ${TENANT} and kind = 'code.redeemed')::int as recorded`;
  return counted;
}
