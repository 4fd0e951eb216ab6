import type { Icon } from '@tabler/icons-react';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconCalendarStats from '@tabler/icons-react/dist/esm/icons/IconCalendarStats.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconDatabase from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';

export type ConsoleRole = 'assistant' | 'teacher' | 'owner';

interface ConsoleLink {
  to: string;
  label: string;
  icon: Icon;
  /** Who sees it: this role and those above it. The server refuses the others whatever they see. */
  least: ConsoleRole;
}

/** The sections of the console, in the order of a teacher's day. */
const LINKS: readonly ConsoleLink[] = [
  { to: '/teach', label: 'النهارده', icon: IconCalendarStats, least: 'teacher' },
  { to: '/teach/courses', label: 'الكورسات', icon: IconNotebook, least: 'teacher' },
  { to: '/teach/codes', label: 'الأكواد', icon: IconTicket, least: 'assistant' },
  { to: '/teach/students', label: 'الطلبة', icon: IconUsers, least: 'assistant' },
  { to: '/teach/results', label: 'النتايج', icon: IconClipboardCheck, least: 'teacher' },
  { to: '/teach/books', label: 'الكتب', icon: IconBook2, least: 'teacher' },
  { to: '/teach/settings', label: 'الإعدادات', icon: IconSettings, least: 'teacher' },
  { to: '/teach/team', label: 'الفريق', icon: IconUsersGroup, least: 'owner' },
  { to: '/teach/audit', label: 'السجل', icon: IconHistory, least: 'owner' },
  { to: '/teach/data', label: 'البيانات', icon: IconDatabase, least: 'owner' },
];

const RANK: Record<ConsoleRole, number> = { assistant: 0, teacher: 1, owner: 2 };

export function consoleLinks(role: ConsoleRole): readonly ConsoleLink[] {
  return LINKS.filter(({ least }) => RANK[role] >= RANK[least]);
}

/** Null for those who have no console. */
export function consoleRole(role: string): ConsoleRole | null {
  return role === 'assistant' || role === 'teacher' || role === 'owner' ? role : null;
}
