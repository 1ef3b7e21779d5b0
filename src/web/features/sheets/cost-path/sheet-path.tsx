import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { LinePreparation } from '#contract/sheet-lines.ts'
import { explainLine } from '#domain/costing/explain-line.ts'
import type { LineCost } from '#domain/costing/line-cost.ts'
import { shareOfTotal } from '#domain/costing/share-of-total.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { nameOfLine } from '#web/entities/sheet/line/line-name.ts'
import type { SheetViewLineSource } from '../sheet-view-line.ts'
import { sheetTreeQuery } from '../sheets-api.ts'
import classes from './cost-path.module.css'
import { MissingCost } from './missing-cost.tsx'
import { usePathFigures } from './path-figures.ts'
import { useStepWords } from './step-words.ts'
import { Unfolding } from './unfolding.tsx'
import type { PathSheet, CostPathContext } from './cost-path-context.ts'

/** A sheet's cost: its lines, each with its own cost to unfold, and their sum. */
export function SheetPath({ sheet, context }: { sheet: PathSheet; context: CostPathContext }) {
  const t = useTranslations('costs')
  const format = useFormat()
  const figures = usePathFigures()
  const { costTotal, uncostedLines, lines } = sheetCost(sheet.ingredients, sheet.portions, context.method)
  const costed = lines.length - uncostedLines
  return (
    <>
      <ul className={classes.lines}>
        {sheet.ingredients.map((line, index) => {
          const cost = lines[index]
          return (
            <li key={line.id ?? index}>
              <Unfolding
                name={nameOfLine(line) ?? t('noSource')}
                amount={cost?.known === true ? format.euro(cost.cost) : t('unknown')}
              >
                {() => cost && <LinePath line={line} cost={cost} costTotal={costTotal} context={context} />}
              </Unfolding>
            </li>
          )
        })}
      </ul>
      <p className={classes.result}>{t('sum', { count: costed, total: figures.euro(costTotal) })}</p>
      {uncostedLines > 0 && <p className={classes.missing}>{t('leftOut', { count: uncostedLines })}</p>}
    </>
  )
}

interface LinePathProps {
  line: SheetViewLineSource
  cost: LineCost
  /** Of the sheet that the line belongs to. */
  costTotal: number
  context: CostPathContext
}

/** A line's cost step by step, or what is missing to know it. */
export function LinePath({ line, cost, costTotal, context }: LinePathProps) {
  const t = useTranslations('costs')
  const format = useFormat()
  const words = useStepWords()
  const { product, preparation } = line
  const explained = explainLine(line, cost, context.method)
  return (
    <>
      {explained.known ? (
        <>
          <ol className={classes.steps}>
            {explained.steps.map((step) => (
              <li key={step.kind}>
                {words(step, product).map((sentence) => (
                  <span key={sentence} className={classes.step}>
                    {sentence}
                  </span>
                ))}
              </li>
            ))}
          </ol>
          <p className={classes.result}>
            {t('rounded', { cost: format.euro(explained.cost) })}{' '}
            <span className={classes.share}>
              {t('share', { rate: format.percent(shareOfTotal(explained.cost, costTotal)) })}
            </span>
          </p>
        </>
      ) : (
        <MissingCost line={line} reason={explained.reason} onProduct={context.onProduct} />
      )}
      {preparation && <PreparationPath preparation={preparation} context={context} />}
    </>
  )
}

interface PreparationPathProps {
  preparation: LinePreparation
  context: CostPathContext
}

/** What a preparation itself is made of, read when it is unfolded; everything below it comes with it. */
function PreparationPath({ preparation, context }: PreparationPathProps) {
  const t = useTranslations('costs')
  const format = useFormat()
  return (
    <Unfolding
      name={t('inside', { title: preparation.title })}
      amount={preparation.uncostedLines > 0 ? t('unknown') : format.euro(preparation.coutMatiere)}
    >
      {() => <Inside id={preparation.id} context={context} />}
    </Unfolding>
  )
}

function Inside({ id, context }: { id: string; context: CostPathContext }) {
  const t = useTranslations('costs')
  const { data, isError, refetch } = useQuery({ ...sheetTreeQuery(id), enabled: !context.tree.has(id) })
  const tree = useMemo(
    () => (data === undefined ? context.tree : new Map(data.items.map((sheet) => [sheet.id, sheet]))),
    [data, context.tree],
  )
  const sheet = tree.get(id)
  if (sheet !== undefined) return <SheetPath sheet={sheet} context={{ ...context, tree }} />
  if (isError) return <ErrorBanner text={t('treeFailed')} onRetry={() => void refetch()} />
  return <Skeleton height={60} />
}
