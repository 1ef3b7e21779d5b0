/**
 * Counts comment lines, test titles and names that use an idiom where a standard technical term exists.
 * Prints each of them, then the share by top folder: `node scripts/plain-words.ts [folder…]`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
export const FOLDERS = [
  'src/content',
  'src/contract',
  'src/database',
  'src/domain',
  'src/server',
  'src/web',
  'bench',
  'e2e',
  'scripts',
  'tests',
] as const

const IDIOMS = new RegExp(
  [
    // Pronouns and adverbs: write who does it, or 'null when unknown', 'again'.
    String.raw`\b(nobody|no one|who(m)?(so)?ever|whichever|anew|once more|seldom|albeit|lest|nought)\b`,
    String.raw`\b(there|here)(of|in|upon|from)\b`,
    // Verbs of speech: write 'is', 'contains', 'names', 'null when not given'.
    String.raw`\b(told|said|unsaid|speaks?|spoken|hears?|heard)\b`,
    String.raw`\btells?\b(?!.*\bapart\b)`,
    // Positions: write 'is', 'is displayed', 'is positioned', 'is stored'.
    String.raw`\b(stands?|standing|stood)\b(?! for\b)`,
    String.raw`\b(lies|(in|out of) sight|at rest)\b`,
    // Other words with a standard term: compute, fix, cache, autosave, exit, separate, visible.
    String.raw`\b(reckon\w*|mend(s|ed|ing)?|desks?|keepers?|shelf|shelves|larder|pantry|ways? out)\b`,
    String.raw`\b(parted|parting|bears?|len[dt]s?|dearer|news|for good|in vain|astray)\b`,
    String.raw`\b(the like|as good as|what is wrong|of its own accord|there (is|was|are) but)\b`,
    String.raw`\bgo(es)? (with|without)\b`,
    String.raw`\bof (ours|theirs|mine|(its|their|one's|his|her) own)\b`,
  ].join('|'),
  'iu',
)

/** The same in identifiers, keys of texts and classes of stylesheets: write 'message', 'requested', 'resolved', 'computed'. */
const NAME_IDIOM = new RegExp(
  String.raw`^(ask(s|ed|ing)?|tells?|told|said|settl(es?|ed|ing)|reckon\w*|mend\w*)$`,
  'iu',
)
/** Of the platform and of libraries. */
const FOREIGN = new Set(['allSettled', 'onSettled'])

/** A line of a file, a comment's or one that begins a test; or a name in it. */
export interface WrittenLine {
  kind: 'comment' | 'title' | 'name'
  /** 'src/domain/a.ts:12' */
  at: string
  text: string
}

export const hasIdiom = ({ kind, text }: Pick<WrittenLine, 'kind' | 'text'>): boolean =>
  kind === 'name'
    ? !FOREIGN.has(text) && (text.match(WORDS) ?? []).some((word) => NAME_IDIOM.test(word))
    : IDIOMS.test(text)

/** The words of 'askAgain', 'ASKED_HEADS', 'data-asked'. */
const WORDS = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu
/** What no name is in: comments, strings, the text of templates. */
const NO_NAMES =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)|\}(?:[^`\\$'{}]|\\.|\$(?!\{))*`/gmu

/** The names in a program, or in a stylesheet its classes and attributes. */
function namesIn(path: string, source: string): WrittenLine[] {
  const pattern = path.endsWith('.css') ? /(?<=[.[])\p{L}[\w-]*/gu : /[\p{L}_$][\w$]*/gu
  return source
    .replaceAll(NO_NAMES, (text) => text.replaceAll(/[^\n]/g, ' '))
    .split('\n')
    .flatMap((line, index) =>
      (line.match(pattern) ?? []).map((text): WrittenLine => ({
        kind: 'name',
        at: `${path}:${index + 1}`,
        text,
      })),
    )
}

/** The comment lines, test titles and names of one file's text; `//` within a string is no comment unless a space precedes it. */
export function writtenLines(path: string, source: string): WrittenLine[] {
  const found = namesIn(path, source)
  let inBlock = false
  for (const [index, line] of source.split('\n').entries()) {
    const at = `${path}:${index + 1}`
    const trimmed = line.trim()
    const begins = /^(\{?\/\*|\/\/)/.test(trimmed)
    const trailing = /\s\/\/ (.*)$|\/\*(.*?)\*\//.exec(line)
    const title = /^\s*(?:(?:test|it|describe)[.\w]*(?:\(.*\))?|\S*\))\(\s*(['"`])(.*?)\1, /.exec(line)?.[2]
    if (inBlock || begins) found.push({ kind: 'comment', at, text: trimmed })
    else if (title !== undefined) found.push({ kind: 'title', at, text: title })
    else if (trailing) found.push({ kind: 'comment', at, text: trailing[1] ?? trailing[2] ?? '' })
    if (inBlock) inBlock = !trimmed.includes('*/')
    else inBlock = /^\{?\/\*/.test(trimmed) && !trimmed.includes('*/')
  }
  return found
}

/** All comment lines, test titles and names of the program files in a folder of the repository. */
export function writtenLinesIn(folder: string): WrittenLine[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|css|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((path) => writtenLines(path.slice(ROOT.length + 1), readFileSync(path, 'utf8')))
}

if (import.meta.main) {
  const folders = process.argv.length > 2 ? process.argv.slice(2) : FOLDERS
  let lines = 0
  let withIdiom = 0
  const summary: string[] = []
  for (const folder of folders) {
    const all = writtenLinesIn(folder)
    const idiomatic = all.filter(hasIdiom)
    for (const line of idiomatic) process.stdout.write(`${line.at}: ${line.text}\n`)
    const of = (kind: WrittenLine['kind']) => idiomatic.filter((line) => line.kind === kind).length
    const comments = all.filter((line) => line.kind === 'comment')
    const commentIdioms = idiomatic.filter((line) => line.kind === 'comment')
    summary.push(
      `${folder}: ${commentIdioms.length} of ${comments.length} comment lines, ${of('title')} test titles, ${of('name')} names`,
    )
    lines += comments.length
    withIdiom += commentIdioms.length
  }
  process.stdout.write(`\n${summary.join('\n')}\n`)
  process.stdout.write(
    `${((withIdiom / lines) * 100).toFixed(1)} % of ${lines} comment lines have an idiom\n`,
  )
}
