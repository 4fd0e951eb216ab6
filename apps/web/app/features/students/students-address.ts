import type { StudentsFilter } from './students-file.ts';
import type { StudentsSort } from './students-table.tsx';

type StudentsAsked = Omit<StudentsFilter, 'selected' | 'sort'> & { sort: StudentsSort };

const STATES = ['', 'open', 'closed'] as const;
const ONLY = ['', 'low', 'away'] as const;
const SORTS = ['newest', 'name', 'seen', 'average'] as const;

/** What the list is asked for by its address; whatever stands there wrong is not asked for. */
export function readStudentsAddress(address: URLSearchParams): StudentsAsked {
  return {
    search: address.get('search') ?? '',
    grade: address.get('grade') ?? '',
    state: oneOf(STATES, address.get('state')),
    only: oneOf(ONLY, address.get('only')),
    sort: oneOf(SORTS, address.get('sort')),
  };
}

/** The same as an address, without what goes without saying. */
export function studentsAddress(asked: StudentsAsked): Record<string, string> {
  const said = Object.entries(asked).filter(
    ([name, value]) => value !== '' && !(name === 'sort' && value === SORTS[0]),
  );
  return Object.fromEntries(said);
}

function oneOf<const Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value {
  return values.find((value) => value === text) ?? values[0];
}
