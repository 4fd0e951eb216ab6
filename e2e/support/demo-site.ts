import { randomBytes } from 'node:crypto';
import { courses } from '../../apps/server/src/features/courses/courses-table.ts';
import { seedDemoTenant } from '../../apps/server/src/seed/demo-tenant.ts';
import { startSite } from './site.ts';

const HOST = 'demo-school.localhost';

/** A site whose teacher has courses, books and students, at a host name of its own. */
export async function startDemoSite() {
  // Of its own, because the server's modules outlive a file and remember by tenant.
  const tenantId = `demo-${randomBytes(6).toString('hex')}`;
  const site = await startSite({ [HOST]: tenantId });
  await seedDemoTenant(site, tenantId);
  const address = new URL(site.url);
  address.hostname = HOST;
  const [course] = await site.withTenant(
    tenantId,
    (tx) => tx.select({ id: courses.id }).from(courses).limit(1),
    'read',
  );
  if (!course) throw new Error('the demo has no course');
  return { ...site, demoUrl: address.origin, courseId: course.id };
}
