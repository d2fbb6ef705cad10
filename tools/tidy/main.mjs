// Checks what linters don't know about this house: `node tools/tidy/main.mjs`. Errors fail, warnings don't.
import { ROOT } from '../prepare/root.mjs';
import { readProject } from './project.mjs';
import { findingsOf, RULES } from './rules.mjs';

const project = readProject(ROOT);
const findings = findingsOf(RULES, project);
const errors = findings.filter((finding) => finding.level === 'error');
for (const { path, line, level, rule, message } of findings) {
  console.log(`${path}:${line}: ${level}: ${message} (${rule})`);
}
console.log(
  `tidy: ${RULES.length} rules, ${project.files.length} files, ` +
    `${errors.length} errors, ${findings.length - errors.length} warnings`,
);
if (errors.length > 0) process.exitCode = 1;
