import { describe, expect, test } from 'vitest';
import { isInAuditGroup } from './audit-groups.ts';

describe('groups of the audit trail', () => {
  test.each([
    ['student.disabled', 'students', true],
    ['students.exported', 'students', true],
    ['student.disabled', 'team', false],
    ['session.signed_in', 'logins', true],
    ['session.signed_in', undefined, false],
    ['something.new', undefined, true],
    ['course.saved', 'content', true],
    ['seller.paid', 'codes', true],
    ['seller.receipt_cancelled', 'codes', true],
    ['cards.handed', 'codes', true],
  ] as const)('%s in %s: %s [DESK-125]', (kind, group, expected) => {
    expect(isInAuditGroup(kind, group)).toBe(expected);
  });
});
