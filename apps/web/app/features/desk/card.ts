import type { Reply } from '@hessa/contract/client';

export type Card = Reply<'GET /api/teach/desk/students/{studentId}'>['data'];
export type CardCourse = Card['courses'][number];
export type CardUnit = CardCourse['units'][number];

/** What an action leaves behind: what was done, the way back where there is one, and words for whoever called. */
export interface Done {
  said: string;
  undo?: () => Promise<unknown>;
  /** What the way back is called and what is said after it, where «رجّعها» would say nothing. */
  undoWords?: string;
  undoneSaid?: string;
  toStudent: string;
  toParent: string;
}

/** What every action's sheet gets. */
export interface CallSheetProps {
  card: Card;
  onClose: () => void;
  onDone: (done: Done) => void;
}
