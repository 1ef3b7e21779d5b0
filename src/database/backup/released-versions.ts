import { readFileSync } from 'node:fs'

/** The versions that CHANGELOG.md has as released: each is a heading with its number. */
export function releasedVersions(
  changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8'),
): string[] {
  return [...changelog.matchAll(/^## \[?(\d+\.\d+\.\d+)\b/gm)].map(([, version]) => version ?? '')
}
