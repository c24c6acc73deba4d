import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit, verdict } from './audit.mjs';

const counts = (more) => ({ info: 0, low: 0, moderate: 0, high: 0, critical: 0, ...more });
const weakness = { title: 'Runs anything', url: 'https://example.org/1', severity: 'high', range: '<99' };

test.each([
  ['nothing known', { metadata: { vulnerabilities: counts() }, vulnerabilities: {} }, 'ok'],
  [
    'something slight',
    { metadata: { vulnerabilities: counts({ moderate: 2 }) }, vulnerabilities: { a: { severity: 'moderate' } } },
    'ok',
  ],
  ['a registry that refuses', { message: '405 Method Not Allowed', error: {} }, 'skipped'],
])('%s: %s', (_what, report, outcome) => {
  expect(verdict(JSON.stringify(report)).outcome).toBe(outcome);
});

test.each(['', '<html>', 'null'])('no answer of sense (%j) is no finding', (answer) => {
  expect(verdict(answer)).toEqual({ outcome: 'skipped', text: 'the registry does not answer' });
});

test('what is grave is named', () => {
  const vulnerabilities = {
    ws: { name: 'ws', severity: 'high', via: ['other', weakness, { ...weakness, severity: 'low' }] },
    above: { name: 'above', severity: 'high', via: ['ws'] },
  };
  const answer = JSON.stringify({ metadata: { vulnerabilities: counts({ high: 1, low: 1 }) }, vulnerabilities });
  expect(verdict(answer)).toEqual({
    outcome: 'found',
    text: 'ws <99: high, Runs anything (https://example.org/1)',
  });
});

/** A registry that knows a weakness of one package, or does not know how to answer. */
async function asking(knows) {
  const registry = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const isQuestion = request.method === 'POST'; // the others are for the versions of a package
      response.statusCode = knows ? (isQuestion ? 200 : 404) : 405;
      response.end(JSON.stringify(knows ? { [knows]: [{ ...weakness, id: 1, vulnerable_versions: '<9999' }] } : {}));
    });
  });
  const cache = mkdtempSync(join(tmpdir(), 'landfall-audit-')); // npm remembers what it was told
  await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve));
  try {
    return await audit([`--registry=http://127.0.0.1:${registry.address().port}`, `--cache=${cache}`]);
  } finally {
    registry.closeAllConnections();
    registry.close();
    rmSync(cache, { recursive: true });
  }
}

test('a weakness of a package that is shipped is found', async () => {
  expect(await asking('express')).toEqual({
    outcome: 'found',
    text: 'express <9999: high, Runs anything (https://example.org/1)',
  });
});

test('one of a package that is only used while working on the project is not', async () => {
  expect(await asking('jest')).toEqual({ outcome: 'ok', text: '' });
});

test('a registry that does not answer such questions is skipped', async () => {
  expect((await asking(null)).outcome).toBe('skipped');
});
