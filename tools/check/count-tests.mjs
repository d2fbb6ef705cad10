/**
 * What is read of vitest's report in JSON.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numTotalTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * What vitest's report and exit code amount to: `{ passed, failed, remarks }`. Whatever is not a passed test
 * counts as a failure, also what is no test: a file that could not be loaded, an error outside of any test.
 * @param {VitestReport | null} report
 * @param {number} exitCode
 */
export function countTests(report, exitCode) {
  if (report === null) return { passed: 0, failed: 1, remarks: ['vitest left no report'] };
  /** @type {string[]} */
  const remarks = [];
  const passed = report.numPassedTests;
  let failed = report.numTotalTests - passed;
  if (report.numPendingTests + report.numTodoTests > 0) {
    remarks.push(`${report.numPendingTests + report.numTodoTests} tests did not run, which counts as failed`);
  }
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
  );
  failed += unloaded.length;
  for (const file of unloaded) remarks.push(`${file.name} could not be run`);
  if (report.numTotalTests === 0) remarks.push('there were no tests');
  // An exit code without a failed test is an error between tests, or no test at all.
  if (failed === 0 && (exitCode !== 0 || report.numTotalTests === 0)) failed = 1;
  return { passed, failed, remarks };
}
