import { useLocale, useTranslations } from 'use-intl'
import type { ComparedPart } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useWastageWords } from '../table/use-wastage-words.ts'
import { lineAmount } from '#web/entities/sheet/line/line-amount.ts'
import { lineName, sourceName } from '../state/line-source.ts'
import type { DraftLine, SheetDraft, SheetFacts } from '../state/draft.ts'
import type { EditorView } from '../state/editor-store.ts'
import type { compareDrafts } from './compare-drafts.ts'

interface Version {
  draft: SheetDraft
  view: EditorView
}

/** The figures, the facts and the lines that differ. */
export function useComparedParts(
  { facts, lines }: ReturnType<typeof compareDrafts>,
  { mine, theirs }: Record<'mine' | 'theirs', Version>,
): ComparedPart[] {
  const t = useTranslations('editor')
  const format = useFormat()
  const labels = useFactLabels()
  const writtenFact = useWrittenFact()
  const writtenLine = useWrittenLine()
  const figure = (key: string, label: string, written: (view: EditorView) => string): ComparedPart => ({
    key,
    label,
    mine: written(mine.view),
    stored: written(theirs.view),
  })
  const figures = [
    figure('cost', t('conflict.costTotal'), ({ costTotal }) => format.euro(costTotal)),
    figure('portion', t('cost.perPortion'), ({ costPortion }) => format.euro(costPortion)),
    figure('margin', t('bar.margin'), ({ marginPercent }) =>
      marginPercent === null ? '–' : format.percent(marginPercent),
    ),
  ].filter(({ mine: one, stored }) => one !== stored)
  return [
    ...figures,
    ...facts.map((fact) => ({
      key: fact,
      label: labels[fact],
      mine: writtenFact(mine.draft, fact),
      stored: writtenFact(theirs.draft, fact),
    })),
    ...lines
      .filter((line) => !line.same)
      .map((line) => {
        // The name of the row is that of one alone.
        const isOther =
          line.mine !== null && line.theirs !== null && sourceName(line.mine) !== sourceName(line.theirs)
        return {
          key: `line-${line.mine?.key ?? line.theirs?.key ?? ''}`,
          label: nameOf(line.mine) ?? nameOf(line.theirs) ?? t('table.noProduct'),
          mine: writtenLine(line.mine, mine.view, isOther),
          stored: writtenLine(line.theirs, theirs.view, isOther),
        }
      }),
  ]
}

function nameOf(line: DraftLine | null): string | undefined {
  return line === null ? undefined : (lineName(line) ?? undefined)
}

function useFactLabels(): Record<keyof SheetFacts, string> {
  const t = useTranslations('editor')
  return {
    title: t('title'),
    category: t('category'),
    portions: t('portions.label'),
    sellingPriceHt: t('cost.sellingPriceHt'),
    tvaRate: t('cost.tva'),
    method: t('text.method'),
    description: t('text.description'),
    prepMinutes: t('text.prepMinutes'),
    cookMinutes: t('text.cookMinutes'),
    equipment: t('text.equipment'),
    steps: t('text.steps'),
    notes: t('text.notes'),
    storage: t('text.storage'),
    keepsHours: t('text.keepsHours'),
    frozenHours: t('text.frozenHours'),
    openedHours: t('text.openedHours'),
    station: t('text.station'),
    yieldQuantity: t('text.yieldQuantity'),
    yieldUnit: t('text.yieldUnit'),
  }
}

function useWrittenFact() {
  const t = useTranslations('editor')
  const tCategories = useTranslations('trade.sheetCategories')
  const format = useFormat()
  return (draft: SheetDraft, fact: keyof SheetFacts): string => {
    const value = draft[fact]
    if (value === null || value === '') return t('conflict.empty')
    if (fact === 'category') return tCategories(draft.category)
    if (fact === 'sellingPriceHt' && typeof value === 'number') return format.euro(value)
    if (fact === 'tvaRate') return format.percent(draft.tvaRate)
    if (fact === 'prepMinutes' || fact === 'cookMinutes') return `${String(value)} ${t('text.minutes')}`
    if (fact === 'keepsHours' || fact === 'frozenHours' || fact === 'openedHours') return `${String(value)} h`
    return String(value)
  }
}

/** '1,6 kg · perte 8 % · 29,20 €', behind the name of its product where that is another. */
function useWrittenLine() {
  const t = useTranslations('editor')
  const tAll = useTranslations()
  const language = useLocale()
  const format = useFormat()
  const wastageWords = useWastageWords()
  return (line: DraftLine | null, view: EditorView, withName: boolean): string => {
    if (line === null) return t('conflict.absent')
    const cost = view.lineOf(line.key)?.cost ?? null
    const { amount, unit } = lineAmount(line, { t: tAll, language, rounding: 'scale' })
    const parts = [
      withName ? (sourceName(line) ?? (line.note ? null : t('table.noProduct'))) : null,
      line.costing === 'quantity' && line.quantity === null
        ? t('reasons.quantity-missing')
        : `${amount} ${unit}`.trim(),
      wastageWords(line.wastagePercent),
      cost === null ? '—' : format.euro(cost),
      line.note,
    ]
    return parts.filter((part) => part !== null).join(' · ')
  }
}
