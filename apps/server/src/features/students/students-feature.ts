import type { Feature } from '../../calls/feature.ts';
import { anonymiseStudent } from './anonymise-student.ts';
import { extendSelected, grantSelected, moveSelected } from './change-selected.ts';
import { checkImport } from './check-import.ts';
import { closeOwnAccount } from './close-own-account.ts';
import { countGrades } from './count-grades.ts';
import { deleteStudent } from './delete-student.ts';
import { exportStudents } from './export-students.ts';
import { freeDevices } from './free-devices.ts';
import { getOwnData } from './get-own-data.ts';
import { getStudent } from './get-student.ts';
import { importStudents } from './import-students.ts';
import { importStudentsKind } from './import-students-kind.ts';
import { listLeavingStudents } from './list-leaving-students.ts';
import { listStudents } from './list-students.ts';
import { listWatchers } from './list-watchers.ts';
import { moveGrade } from './move-grade.ts';
import { moveGradeKind } from './move-grade-kind.ts';
import { saveStudent } from './save-student.ts';
import { selectedStudentsKind } from './selected-students-kind.ts';
import { setStudentDisabled } from './set-student-disabled.ts';
import { setTemporaryPassword } from './set-temporary-password.ts';
import { tellImportedPasswords } from './tell-imported-passwords.ts';
import { traceWatchers } from './trace-watchers.ts';
import { undoGradeMove } from './undo-grade-move.ts';
import { undoGradeMoveKind } from './undo-grade-move-kind.ts';
import { undoSelected } from './undo-selected.ts';
import { undoSelectedKind } from './undo-selected-kind.ts';

export const studentsFeature: Feature = {
  calls: [
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
  ],
  longJobKinds: [importStudentsKind, moveGradeKind, selectedStudentsKind, undoGradeMoveKind, undoSelectedKind],
};
