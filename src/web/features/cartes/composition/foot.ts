import { ALLERGENS } from '#domain/allergens/allergen.ts'
import type { CarteDocument } from '../carte-document.ts'
import type { Part, Shape } from '#web/lib/pages/page.ts'
import { FREE } from './row.ts'
import type { Row } from './row.ts'
import { aligned, baseline, block, lineHeight, styleOf } from './setting.ts'
import type { Setting } from './setting.ts'

/** In the theme's points. */
const ABOVE = 28
const BELOW_RULE = 11
const AFTER_LEGEND = 5
const HAIRLINE = 0.5

export interface Foot {
  height: number
  parts: Part[]
  shapes: Shape[]
}

const written = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '')

/** The foot of the last page, over all its columns: what the allergens' figures mean, and the owner's lines. */
export function footOf(setting: Setting, carte: CarteDocument): Foot {
  const { theme, scale, width } = setting
  const legend = legendOf(setting, carte)
  const texts = written(carte.footerLines)
  const seconds = written(carte.secondFooterLines ?? [])
  if (legend === '' && texts.length + seconds.length === 0) return { height: 0, parts: [], shapes: [] }
  const rule = ABOVE * scale
  const parts: Part[] = []
  let height = rule + BELOW_RULE * scale
  const add = (text: string, second = false) => {
    const written = block(setting, 'footer', text, { ...aligned(setting), top: height, room: width, second })
    parts.push({ kind: 'text', lines: written.lines })
    height += written.height
  }
  if (legend !== '') {
    add(legend)
    if (texts.length > 0) height += AFTER_LEGEND * scale
  }
  for (const text of texts) add(text)
  if (seconds.length > 0) height += AFTER_LEGEND * scale
  for (const text of seconds) add(text, true)
  const shapes: Shape[] = [
    { kind: 'rule', x1: 0, x2: width, y1: rule, y2: rule, width: HAIRLINE * scale, color: theme.line },
  ]
  return { height, parts, shapes }
}

/** '1 Gluten · 7 Lait · ( ) traces possibles · * non renseigné': those that are on the carte, by the figures beside its dishes. */
function legendOf({ look, words }: Setting, { sections }: CarteDocument): string {
  if (look.allergenNote !== 'marks') return ''
  const dishes = sections.flatMap((section) =>
    section.kind === 'gamme' ? section.dishes : section.courses.flatMap((course) => course.dishes),
  )
  const named = ALLERGENS.flatMap((allergen, index) =>
    dishes.some(({ allergens, traces }) => allergens.includes(allergen) || traces.includes(allergen))
      ? [`${String(index + 1)}\u00a0${words.allergen(allergen).replaceAll(' ', '\u00a0')}`]
      : [],
  )
  const traces = dishes.some((dish) => dish.traces.length > 0)
    ? [`(\u00a0)\u00a0${words.traces.replaceAll(' ', '\u00a0')}`]
    : []
  const undeclared = dishes.some((dish) => dish.undeclared)
    ? [`*\u00a0${words.undeclared.replaceAll(' ', '\u00a0')}`]
    : []
  return [...named, ...traces, ...undeclared].join('\u00a0· ')
}

/** The owner's totals, after the last dish. */
export function statisticsRow(setting: Setting, { statistics }: CarteDocument): Row[] {
  if (statistics.length === 0) return []
  const { theme, scale, width } = setting
  const height = lineHeight(setting, 'description') * 1.25
  const value = { ...styleOf(setting, 'price'), size: styleOf(setting, 'description').size }
  const label = { ...value, color: theme.dimmed }
  const top = BELOW_RULE * scale
  const parts = statistics.map((line, index): Part => {
    const y = top + height * index + baseline(height, value.size)
    return {
      kind: 'text',
      lines: [
        { ...label, text: line.label, x: 0, y, align: 'left' },
        { ...value, text: line.value, x: width, y, align: 'right' },
      ],
    }
  })
  const rule: Shape = {
    kind: 'rule',
    x1: 0,
    x2: width,
    y1: 0,
    y2: 0,
    width: HAIRLINE * scale,
    color: theme.line,
  }
  return [
    {
      gap: theme.gaps.section * scale,
      height: top + height * statistics.length,
      parts,
      shapes: [rule],
      breakAfter: FREE,
      head: null,
    },
  ]
}
