// One Jest project per workspace. TypeScript goes through SWC and runs as native ES modules
// (started with --experimental-vm-modules), because the Colyseus client is published as ES modules only.
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        keepClassNames: true,
        transform: { useDefineForClassFields: true, react: { runtime: 'automatic', importSource: 'preact' } },
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    },
  ],
};

const project = (name, extra = {}) => ({
  displayName: name,
  rootDir: name,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironment: 'node',
  ...extra,
});

export default {
  projects: [
    project('shared'),
    project('server'),
    project('client', {
      moduleNameMapper: {
        '\\.css$': '<rootDir>/src/testing/no-styles.ts',
        '\\.worker\\.ts$': '<rootDir>/src/testing/no-worker.ts',
      },
    }),
    project('scripts', { testMatch: ['<rootDir>/**/*.test.mjs'] }),
    project('e2e'),
  ],
  // Enough on a machine that is five times slower, and while others use it. A test that waits in vain says so itself, and sooner.
  testTimeout: 120_000,
  testSequencer: './scripts/lib/longest-first.mjs',
};
