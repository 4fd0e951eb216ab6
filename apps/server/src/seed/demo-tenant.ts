import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Tx, WithAnyTenant } from '../db/tenant-transaction.ts';
import { books } from '../features/books/books-table.ts';
import { contactRecords } from '../features/contact/contact-records-table.ts';
import { lessons } from '../features/lessons/lessons-table.ts';
import { keepInBank } from '../features/quizzes/bank/keep-in-bank.ts';
import { insertTenant } from '../features/tenants/create-tenant.ts';
import { tenants } from '../features/tenants/tenants-table.ts';
import { SOURCES } from '../own-files.ts';
import type { Platform } from '../platform/platform.ts';
import { DEMO_BOOKS } from './demo/demo-books.ts';
import { DEMO_STUDENTS } from './demo/demo-students.ts';
import { readDemoCourses } from './demo/read-demo-courses.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { makeDemoCodes } from './demo-codes.ts';
import { demoMediaFiles, makeDemoCourses } from './demo-courses.ts';
import { readDemoFilms, recordDemoFilms } from './demo-films.ts';
import { makeHistories } from './demo-histories.ts';
import { newAccount } from './new-account.ts';
import { readMedia, recordMedia, writeMedia } from './store-media.ts';

const MEDIA_FOLDER = join(SOURCES, 'seed/demo/media');

interface DemoDependencies {
  withTenant: WithAnyTenant;
  platform: Platform;
}

/**
 * Fills an empty tenant with the demo world. The files come first, because storing them twice changes nothing;
 * the rest is one transaction, so a start that is killed half-way leaves no half of a world.
 */
export async function seedDemoTenant(dependencies: DemoDependencies, tenantId: string): Promise<void> {
  const { withTenant, platform } = dependencies;
  const isOwn = eq(tenants.tenantId, tenantId);
  const exists = await withTenant(
    tenantId,
    (tx) => tx.select({ id: tenants.tenantId }).from(tenants).where(isOwn),
    'read',
  );
  if (exists.length > 0) return;
  const demoCourses = await readDemoCourses();
  const media = await readMedia(MEDIA_FOLDER, demoMediaFiles(demoCourses));
  const films = await readDemoFilms(MEDIA_FOLDER, media, platform.clock.now());
  const ofFilms = films.flatMap(({ files }) => files);
  await writeMedia(platform.files, tenantId, [...media.values(), ...ofFilms]);
  const passwordHash = await platform.passwords.hash(DEMO_PASSWORD);
  await withTenant(tenantId, async (tx) => {
    const now = platform.clock.now();
    const created = await insertTenant(
      tx,
      { id: tenantId, name: 'مستر ديمو', nameLatin: 'Mr Demo', settings: { supportNumber: '01000000009' } },
      now,
    );
    if (created.kind === 'exists') return;
    const covers = new Set(demoCourses.map(({ imageFile }) => imageFile));
    const files = [...media.values(), ...ofFilms].map((file) => ({ ...file, open: covers.has(file.fileName) }));
    await recordMedia(tx, tenantId, files, now);
    await recordDemoFilms(tx, tenantId, films);
    await makeSite(tx, tenantId);
    const courses = await makeDemoCourses(tx, tenantId, demoCourses, media, now);
    await fillBank(tx, tenantId, now);
    await makeDemoCodes(tx, platform.secrets, tenantId, courses, now);
    const people = [...DEMO_ACCOUNTS, ...DEMO_STUDENTS.map((student) => ({ ...student, role: 'student' as const }))];
    const ids = new Map<string, string>();
    for (const person of people) {
      const account = await newAccount(tx, tenantId, platform.passwords, { ...person, passwordHash }, now);
      ids.set(person.phone, account.id);
    }
    await makeHistories(tx, tenantId, courses, ids, now);
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** As if the quizzes had been written last term: their questions may be drawn again. */
async function fillBank(tx: Tx, tenantId: string, now: Date): Promise<void> {
  const quizzes = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.tenantId, tenantId), eq(lessons.type, 'Quiz')));
  const written = new Date(now.getTime() - 90 * DAY_MS);
  for (const { id } of quizzes) {
    await keepInBank(tx, { tenantId, lessonId: id, contentVersion: 1, hasPassages: true, now: written });
  }
}

async function makeSite(tx: Tx, tenantId: string): Promise<void> {
  await tx.update(tenants).set({ ownerClaimHash: null }).where(eq(tenants.tenantId, tenantId));
  await tx.insert(contactRecords).values({
    tenantId,
    whatsAppNumber: '01000000009',
    facebookPage: 'https://www.facebook.com/',
    youTubeChannel: 'https://www.youtube.com/',
    tiktokChannel: 'https://www.tiktok.com/',
  });
  await tx.insert(books).values(
    DEMO_BOOKS.map(({ titleEn, imageFile, ...book }) => ({
      tenantId,
      ...book,
      titleLatin: titleEn,
      imagePath: imageFile,
    })),
  );
}
