// Writes the report of the public names of every package anew: `npm run update:api-report`.
import { writeFileSync } from 'node:fs';
import { makeReport, packagesWithReport, reportPath } from './report.mjs';

for (const name of packagesWithReport()) writeFileSync(reportPath(name), makeReport(name));
