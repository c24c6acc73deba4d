import { readFileSync } from 'node:fs';
import { commands } from './commands.mjs';
import { inProject } from './paths.mjs';

const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

test.each(Object.entries(scripts))('npm run %s works in a clean clone', (name, script) => {
  expect(script).toBe(`node scripts/landfall.mjs ${name}`);
  expect(commands).toHaveProperty([name], expect.any(Function));
});
