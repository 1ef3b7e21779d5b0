import type { Edit } from './recipe.ts'

/** A place, and the block of text that a document says to insert there. */
const INSERTED = /before `([^`]+)`[^`]*(?:`[^`\n]+`[^`]*)*?\n\n( *)```\w+\n([\s\S]*?)\n *```/g

/**
 * The edits that steps write out: a file in quotes, then 'before `part of a line`' with a block that is inserted above that
 * line, once or several times.
 */
export function writtenEdits(steps: readonly string[]): Edit[] {
  return steps.flatMap((step) => {
    const [, file = ''] = /^`([^`]+)`/.exec(step) ?? []
    const inserted = [...step.matchAll(INSERTED)].map(
      ([, place = '', indent = '', block = '']) =>
        [place, block.replaceAll(`\n${indent}`, '\n').slice(indent.length)] as const,
    )
    return inserted.length === 0
      ? []
      : [{ file, parts: inserted.map(([place, block]) => [place, `${block}\n${place}`] as const) }]
  })
}
