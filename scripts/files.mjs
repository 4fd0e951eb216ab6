import { runProgram } from './run-program.mjs';

await runProgram('files');
