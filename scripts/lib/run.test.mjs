import { mustRun } from './run.mjs';

test('what failed says its name, and what may help', async () => {
  await expect(mustRun(['--eval', ''], 'Nothing')).resolves.toBeUndefined();
  await expect(mustRun(['--eval', 'process.exit(3)'], 'Drawing')).rejects.toThrow(
    /^Drawing failed\. .* delete the folder node_modules and start again\.$/,
  );
});
