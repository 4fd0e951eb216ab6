import {
  teachDataPath,
  teachOutboxPath,
  teachPath,
  teachProfilePath,
  teachSecurityPath,
} from '@hessa/rules/pages/console-pages';
import type { ConsoleRole } from '@hessa/rules/pages/page';
import type { Icon } from '@tabler/icons-react';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconCalendarStats from '@tabler/icons-react/dist/esm/icons/IconCalendarStats.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconDatabase from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import IconPencilCheck from '@tabler/icons-react/dist/esm/icons/IconPencilCheck.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { CONSOLE_NAVIGATION } from './console-navigation.at-build.ts';

export interface ConsoleLink {
  to: string;
  label: string;
  icon: Icon;
  least: ConsoleRole;
  /** Its place in the phone's bar, if it has one there. */
  bar?: number;
  house?: boolean;
}

type Section = (typeof CONSOLE_NAVIGATION)[number];

/** A section that gets no icon does not compile. */
const ICONS: Readonly<Record<Section['module'], Icon>> = {
  'teach/start': IconCalendarStats,
  'teach/courses': IconNotebook,
  'teach/bank': IconStack2,
  'teach/codes': IconTicket,
  'teach/students': IconUsers,
  'teach/results': IconClipboardCheck,
  'teach/marking': IconPencilCheck,
  'teach/traces': IconFingerprint,
  'teach/announcements': IconSpeakerphone,
  'teach/books': IconBook2,
  'teach/settings': IconSettings,
  'teach/deleted': IconTrash,
  'teach/team': IconUsersGroup,
  'teach/audit': IconHistory,
  'teach/profile': IconUserCircle,
  'teach/data': IconDatabase,
};

const LINKS: readonly ConsoleLink[] = CONSOLE_NAVIGATION.map((section) => ({
  ...section,
  icon: ICONS[section.module],
}));

const RANK: Record<ConsoleRole, number> = { assistant: 0, teacher: 1, owner: 2 };

function consoleLinks(role: ConsoleRole): readonly ConsoleLink[] {
  return LINKS.filter(({ least }) => RANK[role] >= RANK[least]);
}

/** The places of a role as they stand together: those of the phone's bar in its order, the rest, the house. */
export function consoleGroups(role: ConsoleRole) {
  const links = consoleLinks(role);
  const bar = links.filter((link) => link.bar !== undefined).sort((a, b) => (a.bar ?? 0) - (b.bar ?? 0));
  const rest = links.filter((link) => link.bar === undefined);
  return { bar, teaching: rest.filter(({ house }) => !house), house: rest.filter(({ house }) => house) };
}

/** Pages that are reached from a section and stand beside it in the address. */
const BELONGS_TO: Readonly<Record<string, string>> = {
  [teachSecurityPath()]: teachProfilePath(),
  [teachOutboxPath()]: teachDataPath(),
};

/** Whether the page at this address is the section, or is reached from it. */
export function isSectionOf(section: string, pathname: string): boolean {
  const at = BELONGS_TO[pathname] ?? pathname;
  return at === section || (section !== teachPath() && at.startsWith(`${section}/`));
}

/** Null for those who have no console. */
export function consoleRole(role: string): ConsoleRole | null {
  return role === 'assistant' || role === 'teacher' || role === 'owner' ? role : null;
}
