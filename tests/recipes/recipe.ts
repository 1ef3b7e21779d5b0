/** A change of a file: parts of its text, each of which it has once, by others; or the whole of a new one. */
export type Edit = { file: string; parts: readonly (readonly [before: string, after: string])[] } | NewFile
type NewFile = { file: string; text: string }

/** What CONTRIBUTING.md says under a heading, done once as an example. */
export type Recipe = {
  /** Of the part of CONTRIBUTING.md. */
  heading: string
  /** What the document writes for anything, by what the example has there: `{ '<noun>': 'tastings' }`. */
  names?: Readonly<Record<string, string>>
  edits: readonly Edit[]
  /** The tests of which, beside the compiler, one has to fail where any part of the edits, or of the migration, is left out. */
  requiredBy?: Tests
  /** The name of a migration, which is generated after the edits; and SQL that the recipe has added to it. */
  migration?: { name: string; sql?: string }
  /** Whether the tree of routes, which Vite's plugin writes, is written again. */
  routes?: true
  /** Test files of the repository that have to pass then, by project of Vitest. */
  tests: Tests
}
export type Tests = readonly { project: 'pure' | 'database' | 'component'; files: readonly string[] }[]

/** How many files a recipe changes or adds, its migration among them. */
export const filesOf = ({ edits, migration }: Recipe): number =>
  new Set(edits.map(({ file }) => file)).size + (migration ? 1 : 0)

/** The text of a file after an edit. @throws when it has not each part exactly once */
export function edited(edit: Edit, read: (file: string) => string): string {
  if ('text' in edit) return edit.text
  return edit.parts.reduce((text, [before, after]) => {
    const found = text.split(before).length - 1
    if (found !== 1) throw new Error(`${edit.file} has ${found} times: ${before}`)
    return text.replace(before, () => after)
  }, read(edit.file))
}

/** The text of CONTRIBUTING.md under a heading, with the names of an example. */
export function sectionOf(
  document: string,
  heading: string,
  names: Readonly<Record<string, string>> = {},
): string {
  const [, text = ''] = document.split(`\n## ${heading}\n`)
  const section = text.split('\n## ')[0] ?? ''
  return Object.entries(names).reduce((all, [written, name]) => all.replaceAll(written, name), section)
}

/** Its steps, without their numbers. */
export const stepsOf = (section: string): string[] => section.split(/^\d+\. /m).slice(1)
