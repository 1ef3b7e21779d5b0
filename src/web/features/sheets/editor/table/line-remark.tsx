import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { CostUnknownReason } from '#domain/costing/line-cost.ts'
import { paths } from '#web/entities/paths.ts'
import { YIELD_FIELD_ID } from '../text/yield-fields.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { LineFrame } from '../state/draft.ts'
import type { LineField } from '../state/issues.ts'
import { useEditorView } from '../state/use-editor.ts'
import classes from './line-remark.module.css'
import type { LineIssue } from './use-line-issues.ts'

/** What is missing of the product itself, and is completed on its own page. */
const COMPLETED_ON_PRODUCT: ReadonlySet<CostUnknownReason> = new Set([
  'price-missing',
  'content-missing',
  'density-missing',
])

/** The same of a preparation, on its own sheet. */
const COMPLETED_ON_SHEET: ReadonlySet<CostUnknownReason> = new Set([
  'preparation-incomplete',
  'yield-missing',
])
/** A preparation is measured by its yield alone, whatever a product would lack. */
const OTHER_MEASURE: ReadonlySet<CostUnknownReason> = new Set([
  'units-unrelated',
  'content-missing',
  'density-missing',
])

function errorId(key: string, field: LineField): string {
  return `error-${key}-${field}`
}

/** The id of a field's error text; undefined while the field is valid. */
export function findErrorId(issues: readonly LineIssue[], key: string, field: LineField): string | undefined {
  return issues.some((issue) => issue.field === field) ? errorId(key, field) : undefined
}

interface LineRemarkProps {
  line: LineFrame
  issues: readonly LineIssue[]
  /** Shown when nothing is missing: the supplier, or the price; none for nothing. */
  children: React.ReactNode
}

/** Under a product's name: the errors, else why the line has no cost and what to do, else `children`. */
export const LineRemark = memo(function LineRemark({ line, issues, children }: LineRemarkProps) {
  const t = useTranslations('editor')
  const tUnits = useTranslations('trade.units')
  const reason = useEditorView((view) => view.lineOf(line.key)?.unknownReason ?? null)
  const partial = useEditorView((view) => view.lineOf(line.key)?.partial ?? false)
  const { product, preparation, key } = line

  if (issues.length > 0) {
    return issues.map(({ field, text }) => (
      <span key={field} id={errorId(key, field)} className={classes.wrong}>
        {text}
      </span>
    ))
  }
  if (reason === null && partial) return <span className={classes.missing}>{t('line.partial')}</span>
  if (reason === null) return children && <span className={classes.plain}>{children}</span>
  const words = { unit: tUnits(product?.unit ?? preparation?.yieldUnit ?? line.unit) }
  const text =
    preparation !== null && OTHER_MEASURE.has(reason)
      ? t('preparation.otherUnit', words)
      : t(`reasons.${reason}`, words)
  const to =
    preparation !== null && COMPLETED_ON_SHEET.has(reason)
      ? paths.editRecipe(preparation.id)
      : product !== null && COMPLETED_ON_PRODUCT.has(reason)
        ? paths.editProduct(product.id)
        : null
  if (to === null) return <span className={classes.missing}>{text}</span>
  return (
    <TextLink
      to={to}
      {...(reason === 'yield-missing' && { hash: YIELD_FIELD_ID })}
      target="_blank"
      className={classes.missing}
      title={preparation === null ? t('line.completed') : t('preparation.completed')}
    >
      {text}
    </TextLink>
  )
})
