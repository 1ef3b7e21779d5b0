/** Markup that is safe to send: what was put into it has been escaped. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[]

/**
 * Markup with values in it. Text is escaped, markup is inserted unchanged, lists are joined; null and undefined are empty.
 * How it is laid out here is not sent: a line break and the spaces after it are one line break.
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const between = compact(strings)
  let markup = between[0] ?? ''
  for (const [index, part] of parts.entries()) markup += written(part) + (between[index + 1] ?? '')
  return new Html(markup)
}

const compacted = new WeakMap<TemplateStringsArray, readonly string[]>()

function compact(strings: TemplateStringsArray): readonly string[] {
  const known = compacted.get(strings)
  if (known) return known
  const made = strings.map((text) => text.replace(/\n[ \n]*/g, '\n'))
  compacted.set(strings, made)
  return made
}

function written(part: Part): string {
  if (part instanceof Html) return part.markup
  if (typeof part === 'string') return escaped(part)
  if (typeof part === 'number') return String(part)
  if (part === false || part === null || part === undefined) return ''
  return part.map(written).join('')
}

/** For text as for an attribute in quotes. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
