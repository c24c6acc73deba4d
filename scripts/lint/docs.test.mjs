// Keeps the pages for people true: what they link to, name and tell to run has to exist.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject, ROOT } from '../lib/paths.mjs';

const pages = globSync(['*.md', 'docs/**/*.md', 'shared/src/**/*.md'], { cwd: ROOT }).sort();
const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

const found = (text, pattern) => [...text.matchAll(pattern)].map(([, match]) => match);

test.each(pages)('%s links to pages and names files that exist', (page) => {
  const text = readFileSync(inProject(page), 'utf8');
  const links = found(text, /\]\((?!https?:|#)([^)#\s]+)/g).map((link) => join(dirname(page), link));
  const files = found(text, /`((?:shared|server|client|e2e|scripts|docs)\/[\w./-]*)`/g);
  expect([...links, ...files].filter((path) => !existsSync(inProject(path)))).toEqual([]);
});

test.each(pages)('%s tells to run scripts that exist', (page) => {
  const named = found(readFileSync(inProject(page), 'utf8'), /npm run ([\w:-]+)/g);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
