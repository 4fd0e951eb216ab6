/** Events of the audit trail in groups that people look through, by how their kinds begin. */
const AUDIT_GROUPS = {
  students: ['student.', 'students.', 'account.'],
  enrolments: ['enrolment.'],
  codes: ['code.', 'codes.', 'cards.', 'seller.'],
  content: [
    'course',
    'unit',
    'lesson',
    'resource',
    'quiz.',
    'bank.',
    'template.',
    'exam.',
    'sheet.',
    'media.',
    'film.',
  ],
  site: ['site.', 'book.', 'contact.', 'announcement.'],
  team: ['team.', 'owner.'],
  data: ['data.', 'job.', 'trash.'],
  logins: ['session.', 'access.'],
} as const;

export type AuditGroup = keyof typeof AUDIT_GROUPS;

export const AUDIT_GROUP_NAMES = Object.keys(AUDIT_GROUPS) as [AuditGroup, ...AuditGroup[]];

/** Without a group everything is meant but logins: they change nothing and would bury what does. */
export function isInAuditGroup(kind: string, group: AuditGroup | undefined): boolean {
  const begins = (prefixes: readonly string[]) => prefixes.some((prefix) => kind.startsWith(prefix));
  return group ? begins(AUDIT_GROUPS[group]) : !begins(AUDIT_GROUPS.logins);
}
