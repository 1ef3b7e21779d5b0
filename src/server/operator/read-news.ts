import { readFileSync } from 'node:fs'
import type { Overview } from '#contract/operator.ts'

type News = Overview['news']

const VERSIONS_SHOWN = 2
const HEADINGS_SHOWN = 20
const CHANGELOG = new URL('../../../CHANGELOG.md', import.meta.url)

let known: News | undefined

/** The headings of what the last two versions brought; none where the changelog is not beside the program. */
export function readNews(): News {
  known ??= newsIn(changelog())
  return known
}

function changelog(): string {
  try {
    return readFileSync(CHANGELOG, 'utf8')
  } catch {
    return ''
  }
}

/** The items of the changelog that begin with what they are about, in bold. */
export function newsIn(text: string): News {
  const versions = text.split(/^## /m).slice(1)
  return versions.slice(0, VERSIONS_SHOWN).map((version) => {
    const items = [...version.matchAll(/^- \*\*(.+?)\*\*/gms)].map(([, heading = '']) =>
      heading.replaceAll('`', '').replaceAll(/\s+/g, ' '),
    )
    return {
      version: /^\[?(\d+\.\d+\.\d+)/.exec(version)?.[1] ?? null,
      items: items.slice(0, HEADINGS_SHOWN),
      more: Math.max(0, items.length - HEADINGS_SHOWN),
    }
  })
}
