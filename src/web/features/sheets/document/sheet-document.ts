import type { AppPath } from '#web/lib/navigation/app-path.ts'
import {
  formatDateLong,
  formatEuro,
  formatPercent,
  formatQuantity,
  formatRate,
} from '#web/lib/format/format.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { sourcePath } from '../source-path.ts'
import type { SheetView } from '../sheet-view.ts'
import type { SheetViewLine } from '../sheet-view-line.ts'
import { allergenWords } from '../allergens/allergen-words.ts'
import { type DocumentColumn, documentColumns } from './document-columns.ts'
import { type DocumentCell, type IngredientColumnKey, ingredientCells } from './ingredient-columns.ts'
import { duration } from '../duration.ts'
import {
  portionsFigure,
  portionsText,
  scaleText,
  shownPortions,
  timesText,
} from '#web/entities/sheet/scaling/scale-words.ts'
import type { LeftOutParts, PrintedPart } from './printed-parts.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'

export interface Fact {
  key: string
  label: string
  value: string
}

export interface FactList {
  title: string
  facts: Fact[]
}

/** A text under its title; `empty` is shown where there is none. */
export interface DocumentProse {
  title: string
  paragraphs: string[]
  empty: string
}

/** Every word and figure of the technical sheet, in its order: the page and the PDF both set exactly this. */
export interface SheetDocument {
  language: Language
  /** What the file of the PDF is called after. */
  fileTitle: string
  heading: string
  title: string
  subtitle: string
  general: FactList
  /** Null where they are left out. */
  costs: FactList | null
  /** How long it takes, with what it is made, how it is stored: a text each, without those that are empty or left out. */
  details: (Fact & { key: 'times' | 'equipment' | 'storage' })[]
  ingredients: {
    title: string
    columns: DocumentColumn[]
    /** `to`: where the screen leads from what a line takes. */
    rows: { key: string; to: AppPath | null; cells: Record<IngredientColumnKey, DocumentCell> }[]
    empty: string
  }
  totals: (Fact & { key: 'total' | 'portion' })[]
  /** Null for a sheet without lines: of nothing there is nothing to say. */
  allergens: (Fact & { traces: string; incomplete: string }) | null
  /** How many lines the total leaves out; null when it leaves out none. */
  incomplete: string | null
  method: DocumentProse
  /** Null when there is none, or it is left out. */
  notes: DocumentProse | null
  /** Of the link that shares the sheet; null where it is not shared, or that is left out. */
  code: { address: string; caption: string } | null
  footer: string
}

export interface DocumentParts {
  leftOut: LeftOutParts
  /** What shares the sheet. */
  link: { url: string; endsAt: string } | null
}

export function sheetDocument(
  view: SheetView,
  t: Translate,
  language: Language,
  { leftOut, link }: DocumentParts,
): SheetDocument {
  const euro = (value: number | null) =>
    value === null ? t('common.notDefined') : formatEuro(value, language)
  const { portions, marginPercent, uncostedLines, undeclaredLines } = view
  const known = allergenWords(view, t)
  /** A figure that leaves lines out is marked as such everywhere. */
  const provisional = (value: string) =>
    uncostedLines === 0 ? value : t('document.costs.incomplete', { value })
  const count = { count: shownPortions(portions) }
  const { scale } = view
  const scaled = portions !== view.writtenFor
  const times = scale === null ? 'none' : timesText(scale.times, { t, language })
  const scaledBy = scale === null || scale.way.kind === 'covers' ? null : scaleText(scale, { t, language })
  const printed = (part: PrintedPart, text: string) => (leftOut.has(part) ? '' : text.trim())
  const hasCosts = !leftOut.has('costs')
  const wastage = fact(
    'wastage',
    t('document.costs.wastageMethod'),
    t(`trade.wastageMethods.${view.wastageMethod}`),
  )
  const notes = paragraphsOf(printed('notes', view.notes))
  return {
    language,
    fileTitle: scaled || scaledBy ? `${view.title} ${scaledBy ?? t('document.portions', count)}` : view.title,
    heading: t('document.heading'),
    title: view.title,
    subtitle: [
      t(`trade.sheetCategories.${view.category}`),
      portionsText(portions, { t, language }),
      formatDateLong(view.updatedAt, language),
    ].join(' · '),
    general: {
      title: t('document.general.title'),
      facts: [
        ...(scaledBy === null
          ? []
          : [fact('quantities', t('document.general.quantities'), `${scaledBy}, ${times}`)]),
        fact(
          'portions',
          t('document.general.portions'),
          scaled
            ? t('document.general.scaled', {
                portions: portionsFigure(portions, language),
                writtenFor: view.writtenFor,
                times: scaledBy === null ? times : 'none',
                rounded: view.roundings.length,
              })
            : formatQuantity(portions, language),
        ),
        ...(hasCosts
          ? [
              fact('priceHt', t('document.general.priceHt'), euro(view.sellingPriceHt)),
              fact('vat', t('document.general.vat'), formatRate(view.tvaRate, language)),
              fact('priceTtc', t('document.general.priceTtc'), euro(view.sellingPriceTtc)),
            ]
          : [wastage]),
      ],
    },
    costs: hasCosts
      ? {
          title: t('document.costs.title'),
          facts: [
            fact('total', t('document.costs.total'), provisional(euro(view.costTotal))),
            fact('portion', t('document.costs.portion'), provisional(euro(view.costPortion))),
            fact(
              'margin',
              t('document.costs.margin'),
              marginPercent === null
                ? t('common.notDefined')
                : provisional(formatPercent(marginPercent, language)),
            ),
            wastage,
          ],
        }
      : null,
    details: filled([
      fact('times', t('document.general.times'), printed('times', timesOf(view, t))),
      fact('equipment', t('sheets.reading.equipment'), printed('equipment', view.equipment.join(', '))),
      fact('storage', t('sheets.reading.storage'), printed('storage', view.storage)),
    ]),
    ingredients: {
      title: t('document.ingredients.title'),
      columns: documentColumns(t, hasCosts),
      rows: view.lines.map((line) => ({
        key: line.key,
        to: sourcePath(line),
        cells: ingredientCells(hasCosts ? line : withoutCost(line), {
          t,
          language,
          rounding: scaled ? 'as-written' : 'scale',
          grossRounding: scaled ? 'kitchen' : undefined,
        }),
      })),
      empty: t('document.ingredients.empty'),
    },
    totals: hasCosts
      ? [
          fact('total', t('document.totals.total', count), euro(view.costTotal)),
          fact('portion', t('document.totals.portion'), euro(view.costPortion)),
        ]
      : [],
    allergens:
      view.lines.length === 0
        ? null
        : {
            ...fact('allergens', t('document.totals.allergens'), known.names),
            traces: known.traces,
            incomplete:
              undeclaredLines === 0 ? '' : t('document.totals.undeclared', { count: undeclaredLines }),
          },
    incomplete:
      uncostedLines === 0 || !hasCosts ? null : t('document.totals.incomplete', { count: uncostedLines }),
    method: {
      title: t('document.method.title'),
      paragraphs: methodParagraphs(view),
      empty: t('document.method.empty'),
    },
    notes: notes.length === 0 ? null : { title: t('sheets.reading.notes'), paragraphs: notes, empty: '' },
    code:
      link === null || leftOut.has('link')
        ? null
        : {
            address: link.url,
            caption: t('document.sharedUntil', { date: formatDateLong(link.endsAt, language) }),
          },
    footer: t('document.footer'),
  }
}

/** A line without amounts of money, of which none is missing. */
function withoutCost(line: SheetViewLine): SheetViewLine {
  return { ...line, cost: null, unitPrice: null, unknownReason: null, partial: false }
}

function filled<Item extends Fact>(facts: Item[]): Item[] {
  return facts.filter(({ value }) => value !== '')
}

function fact<Key extends string>(key: Key, label: string, value: string): Fact & { key: Key } {
  return { key, label, value }
}

/** The free text, then the steps with their numbers. */
function methodParagraphs({ method, steps }: SheetView): string[] {
  return [...paragraphsOf(method), ...steps.map((step, index) => `${String(index + 1)}. ${step.trim()}`)]
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** 'préparation 45 min, cuisson 3 h 30 min'. */
function timesOf({ prepMinutes, cookMinutes }: SheetView, t: Translate): string {
  const times = [
    prepMinutes === null ? '' : t('document.general.prep', { time: duration(prepMinutes, t) }),
    cookMinutes === null ? '' : t('document.general.cook', { time: duration(cookMinutes, t) }),
  ]
  return times.filter((time) => time !== '').join(', ')
}
