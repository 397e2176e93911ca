/**
 * So many files of a stage may have failed for them to be run once more: what the machine did in between goes by, a
 * fault does not. More of them are no coincidence.
 */
const FILES_AT_MOST = 4;

/** @returns the files of a report that are worth a second try */
export const worthASecondTry = ({ testResults }) => {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length <= FILES_AT_MOST ? failed : [];
};

/** @returns the report as the second one has it for the files that it ran, and which of them it takes for passed */
export const withSecondTry = (first, second) => {
  const again = new Map(second.testResults.map((suite) => [suite.name, suite]));
  const testResults = first.testResults.map((suite) => again.get(suite.name) ?? suite);
  const cases = testResults.flatMap(({ assertionResults }) => assertionResults);
  const having = (status) => cases.filter((one) => one.status === status).length;
  return {
    report: {
      ...first,
      testResults,
      numPassedTests: having('passed'),
      numFailedTests: having('failed'),
      numRuntimeErrorTestSuites: testResults.filter(couldNotRun).length,
    },
    passed: [...again.values()].filter(({ status }) => status === 'passed').map(({ name }) => name),
  };
};

const couldNotRun = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.every((one) => one.status !== 'failed');
