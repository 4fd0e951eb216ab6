import { courses } from '../../apps/server/src/features/courses/courses-table.ts';
import { seedDemoTenant } from '../../apps/server/src/seed/demo-tenant.ts';
import { startSite } from './site.ts';

const HOST = 'demo-school.localhost';
const TENANT = 'demo-school';

/** A site whose teacher has courses, books and students, at a host name of its own. */
export async function startDemoSite() {
  const site = await startSite({ [HOST]: TENANT });
  await seedDemoTenant(site, TENANT);
  const address = new URL(site.url);
  address.hostname = HOST;
  const [course] = await site.withTenant(TENANT, (tx) => tx.select({ id: courses.id }).from(courses).limit(1), 'read');
  if (!course) throw new Error('the demo has no course');
  return { ...site, demoUrl: address.origin, courseId: course.id };
}
