/** The work of the test script of a request. */
interface Work {
  /** The expected status. */
  status: number;
  /** Variables with their values, in JavaScript on `body`, the response. */
  saves: Record<string, string>;
  /** A condition on `body` for which the request is repeated. */
  until?: string;
}

const patience = 60;

/** The lines of a Postman test script: it waits for a condition, tests the status, and stores ids for later requests. */
export function testScript({ status, saves, until }: Work): string[] {
  const tests = [
    `pm.test('The status is ${status}', () => pm.response.to.have.status(${status}));`,
    ...Object.entries(saves).map(
      ([variable, value]) => `pm.collectionVariables.set('${variable}', ${value});`,
    ),
  ];
  const readsBody = until !== undefined || Object.values(saves).some((value) => value.includes('body'));
  const start = readsBody ? ['const body = pm.response.json();'] : [];
  if (until === undefined) return [...start, ...tests];
  return [
    ...start,
    "const waited = Number(pm.collectionVariables.get('waited') || 0);",
    `if (pm.response.code === ${status} && !(${until}) && waited < ${patience}) {`,
    "  pm.collectionVariables.set('waited', waited + 1);",
    '  pm.execution.setNextRequest(pm.info.requestName);',
    '  setTimeout(() => {}, 1000);',
    '} else {',
    "  pm.collectionVariables.unset('waited');",
    `  pm.test('It is so within ${patience} s: ${until.replaceAll("'", '"')}', () => pm.expect(${until}).to.be.true);`,
    ...tests.map((line) => `  ${line}`),
    '}',
  ];
}
