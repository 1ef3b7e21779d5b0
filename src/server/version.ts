import { readFileSync } from 'node:fs'

const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** Gramme's own version, as package.json says it. */
export const version =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '0'
