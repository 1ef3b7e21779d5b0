import { readAmount } from '../imports/read-amount.ts'
import { keptLine } from './exported-lines.ts'
import type { ExportedLine, ExportedRecipe } from './exported-recipe.ts'
import { minutesOf } from './minutes.ts'
import { writtenYield } from './written-yield.ts'

/** '@flour{200%g}(sifted)', '@salt', '#pot{}', '~eggs{3%minutes}', with the signs of the extensions: '@?', '@&'. */
const MARKED =
  /([@#~])([?&+-]?)(?:([^@#~{}()\n]{0,80}?)\{([^{}\n]{0,60})\}(?:\(([^()\n]{0,200})\))?|([\p{L}\p{N}_][\p{L}\p{N}_'’-]{0,60}))/gu
const LONGEST_HEADING = 200
const SECTION = /^=+\s*([^=]*?)\s*=*$/u

/** Reads a recipe in Cooklang (https://cooklang.org/docs/spec). @param name of the file, for one without a title */
export function readCooklang(text: string, name: string): ExportedRecipe {
  const { facts, body } = frontMatter(text.normalize('NFC').replaceAll('\r\n', '\n'))
  const lines: ExportedLine[] = []
  const steps: string[] = []
  const notes = ['introduction', 'description'].flatMap((key) => facts.get(key) ?? [])
  let section: string | null = null
  for (const paragraph of body.split(/\n\s*\n/u)) {
    const prose: string[] = []
    for (const line of paragraph.split('\n').map((each) => each.trim())) {
      const [fact, key, value] = /^>>\s*([^:]{1,60}):\s*(.*)$/u.exec(line) ?? []
      const [heading, title] = line.length > LONGEST_HEADING ? [] : (SECTION.exec(line) ?? [])
      if (fact !== undefined) facts.set(String(key).trim().toLowerCase(), String(value).trim())
      else if (heading !== undefined) section = title === '' ? null : (title ?? null)
      else if (line.startsWith('>')) notes.push(line.slice(1).trim())
      else if (line !== '') prose.push(line)
    }
    const step = prose.join(' ')
    for (const line of linesOf(step, section)) lines.push(line)
    const plain = step.replaceAll(MARKED, spoken).replaceAll(/\s+/gu, ' ').trim()
    if (plain !== '') steps.push(plain)
  }
  const fact = (...keys: string[]) =>
    keys.map((key) => facts.get(key) ?? '').find((value) => value !== '') ?? ''
  return {
    title: fact('title') || name,
    category: fact('course', 'category') || null,
    ...writtenYield(fact('servings', 'serves', 'yield')),
    lines: withoutRepeated(lines),
    steps,
    notes: notes.filter((note) => note !== ''),
    prepMinutes: minutesOf(fact('prep time', 'time.prep')),
    cookMinutes: minutesOf(fact('cook time', 'time.cook')),
    photoData: null,
    photoKey: null,
  }
}

/** The facts in front of a recipe, those of a nested key as 'time.prep', and the recipe without comments. */
function frontMatter(text: string): { facts: Map<string, string>; body: string } {
  const facts = new Map<string, string>()
  const [whole = '', yaml = ''] = /^\s*---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/u.exec(text) ?? []
  let parent = ''
  for (const line of yaml.split('\n')) {
    const [, indent = '', key, value = ''] = /^(\s*)([^\s:#-][^:#]{0,60}):(?:\s+(.*)|\s*)$/u.exec(line) ?? []
    if (key === undefined) continue
    const name = key.trim().toLowerCase()
    facts.set(indent === '' ? name : `${parent}.${name}`, value.trim().replace(/^(["'])(.*)\1$/u, '$2'))
    if (indent === '') parent = name
  }
  const body = withoutBlockComments(text.slice(whole.length)).replaceAll(/--[^\n]*/gu, '')
  return { facts, body }
}

function withoutBlockComments(text: string): string {
  let kept = ''
  for (let at = 0; ;) {
    const begin = text.indexOf('[-', at)
    const end = begin === -1 ? -1 : text.indexOf('-]', begin + 2)
    if (end === -1) return kept + text.slice(at)
    kept += text.slice(at, begin)
    at = end + 2
  }
}

/** The ingredients that a step marks. */
function linesOf(step: string, section: string | null): ExportedLine[] {
  return Array.from(step.matchAll(MARKED)).flatMap(
    ([, sign, , named, amount = '', preparation = '', word]) => {
      const name = nameOf(named ?? word ?? '')
      if (sign !== '@' || name === '') return []
      const [figure = '', unit = ''] = amount.split('%').map((part) => part.trim().replace(/^=\s*/u, ''))
      const read = figure === '' ? null : readAmount(figure)
      // 'some', 'a few': no figure.
      const isFigure = read !== null && read.rest.trim() === ''
      const note = [isFigure || figure === '' ? '' : `${figure} ${unit}`.trim(), preparation]
        .filter(Boolean)
        .join(', ')
      const line = keptLine({
        quantity: isFigure ? read.quantity : null,
        unit: isFigure ? unit : '',
        name,
        note: isFigure && read.range ? [read.remark ?? figure, note].filter(Boolean).join(', ') : note,
        section,
      })
      return [{ ...line, unclear: line.unclear || (isFigure && (read.range || read.maybeGrouped)) }]
    },
  )
}

/** './sauces/Hollandaise' is another recipe of the folder. */
const nameOf = (written: string) =>
  /^\.{1,2}[/\\]/u.test(written)
    ? written.slice(Math.max(written.lastIndexOf('/'), written.lastIndexOf('\\')) + 1).trim()
    : written.trim()

function spoken(
  _: string,
  sign: string,
  __: string,
  named?: string,
  amount = '',
  preparation?: string,
  word?: string,
) {
  const name = nameOf(named ?? word ?? '')
  const written = amount.replace('%', ' ').replace(/^=/u, '').trim()
  if (sign === '~') return written === '' ? name : written
  return preparation === undefined ? name : `${name} (${preparation})`
}

const isBare = ({ quantity, note }: ExportedLine) => quantity === null && note === null

/** Without the further mentions of an ingredient that has its quantity elsewhere. */
function withoutRepeated(lines: readonly ExportedLine[]): ExportedLine[] {
  const measured = new Set(lines.filter((line) => !isBare(line)).map(({ name }) => name))
  const mentioned = new Set<string>()
  return lines.filter((line) => {
    if (!isBare(line)) return true
    const isKnown = measured.has(line.name) || mentioned.has(line.name)
    mentioned.add(line.name)
    return !isKnown
  })
}
