// Checks what linters don't know about this house: `node tools/tidy/main.mjs`. A finding fails.
import { ROOT } from '../prepare/root.mjs';
import { readProject } from './project.mjs';
import { findingsOf, RULES } from './rules.mjs';

const project = readProject(ROOT);
const findings = findingsOf(RULES, project);
for (const { path, line, rule, message } of findings) console.log(`${path}:${line}: ${message} (${rule})`);
console.log(`tidy: ${RULES.length} rules, ${project.files.length} files, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
