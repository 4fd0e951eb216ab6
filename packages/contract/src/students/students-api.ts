import { anonymiseStudent } from './anonymise-student.ts';
import { checkImport } from './check-import.ts';
import { closeOwnAccount } from './close-own-account.ts';
import { countGrades } from './count-grades.ts';
import { deleteStudent } from './delete-student.ts';
import { exportStudents } from './export-students.ts';
import { extendSelected } from './extend-selected.ts';
import { freeDevices } from './free-devices.ts';
import { getOwnData } from './get-own-data.ts';
import { getStudent } from './get-student.ts';
import { grantSelected } from './grant-selected.ts';
import { importStudents } from './import-students.ts';
import { listLeavingStudents } from './list-leaving-students.ts';
import { listStudents } from './list-students.ts';
import { listWatchers } from './list-watchers.ts';
import { moveGrade } from './move-grade.ts';
import { moveSelected } from './move-selected.ts';
import { saveStudent } from './save-student.ts';
import { setStudentDisabled } from './set-student-disabled.ts';
import { setTemporaryPassword } from './set-temporary-password.ts';
import { tellImportedPasswords } from './tell-imported-passwords.ts';
import { traceWatchers } from './trace-watchers.ts';
import { undoGradeMove } from './undo-grade-move.ts';
import { undoSelected } from './undo-selected.ts';

export const studentsApi = {
  anonymiseStudent,
  checkImport,
  closeOwnAccount,
  countGrades,
  deleteStudent,
  exportStudents,
  extendSelected,
  freeDevices,
  getOwnData,
  getStudent,
  grantSelected,
  importStudents,
  listLeavingStudents,
  listStudents,
  listWatchers,
  moveGrade,
  moveSelected,
  saveStudent,
  setStudentDisabled,
  setTemporaryPassword,
  tellImportedPasswords,
  traceWatchers,
  undoGradeMove,
  undoSelected,
} as const;
