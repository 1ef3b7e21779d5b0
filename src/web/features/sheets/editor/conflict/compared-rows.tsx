import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { DraftLine, SheetDraft, SheetFacts } from '../state/draft.ts'
import type { EditorView } from '../state/editor-store.ts'
import type { ComparedLine } from './compare-drafts.ts'
import classes from './conflict-dialog.module.css'

interface Views {
  mine: EditorView
  theirs: EditorView
}

/** The figures of both, those that differ marked. */
export function ComparedFigures({ mine, theirs }: Views) {
  const t = useTranslations('editor')
  const format = useFormat()
  const rate = ({ marginPercent }: EditorView) =>
    marginPercent === null ? '–' : format.percent(marginPercent)
  return (
    <tbody>
      <Row
        label={t('conflict.costTotal')}
        mine={format.euro(mine.costTotal)}
        theirs={format.euro(theirs.costTotal)}
      />
      <Row
        label={t('cost.perPortion')}
        mine={format.euro(mine.costPortion)}
        theirs={format.euro(theirs.costPortion)}
      />
      <Row label={t('bar.margin')} mine={rate(mine)} theirs={rate(theirs)} />
    </tbody>
  )
}

/** What the sheets say of themselves, where they differ. */
export function ComparedFacts({
  facts,
  mine,
  theirs,
}: {
  facts: (keyof SheetFacts)[]
  mine: SheetDraft
  theirs: SheetDraft
}) {
  const written = useWrittenFact()
  const labels = useFactLabels()
  return (
    <tbody>
      {facts.map((fact) => (
        <Row key={fact} label={labels[fact]} mine={written(mine, fact)} theirs={written(theirs, fact)} />
      ))}
    </tbody>
  )
}

/** The lines that differ; those that are the same are only counted. */
export function ComparedLines({ lines, mine, theirs }: { lines: ComparedLine[] } & Views) {
  const t = useTranslations('editor')
  const written = useWrittenLine()
  const same = lines.filter((line) => line.same).length
  return (
    <tbody>
      {lines
        .filter((line) => !line.same)
        .map((line) => (
          <Row
            key={line.mine?.key ?? line.theirs?.key}
            label={nameOf(line.mine) ?? nameOf(line.theirs) ?? t('table.noProduct')}
            mine={written(line.mine, mine)}
            theirs={written(line.theirs, theirs)}
          />
        ))}
      {same > 0 && (
        <tr>
          <td colSpan={3} className={classes.unchanged}>
            {t('conflict.unchanged', { count: same })}
          </td>
        </tr>
      )}
    </tbody>
  )
}

function nameOf(line: DraftLine | null): string | undefined {
  return line?.product?.name ?? line?.preparation?.title
}

function Row({ label, mine, theirs }: { label: string; mine: string; theirs: string }) {
  return (
    <tr data-differs={mine !== theirs || undefined}>
      <th scope="row">{label}</th>
      <td>{mine}</td>
      <td>{theirs}</td>
    </tr>
  )
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
    return String(value)
  }
}

/** '1,6 kg · perte 8 % · 29,20 €'. */
function useWrittenLine() {
  const t = useTranslations('editor')
  const tCounted = useTranslations('trade.counted')
  const format = useFormat()
  return (line: DraftLine | null, view: EditorView): string => {
    if (line === null) return t('conflict.absent')
    const cost = view.lineOf(line.key)?.cost ?? null
    const parts = [
      line.quantity === null
        ? t('reasons.quantity-missing')
        : `${format.quantity(line.quantity)} ${tCounted(line.unit, { count: line.quantity })}`,
      line.wastagePercent > 0 ? t('table.wastageOf', { rate: format.percent(line.wastagePercent) }) : null,
      cost === null ? '—' : format.euro(cost),
      line.note,
    ]
    return parts.filter((part) => part !== null).join(' · ')
  }
}
