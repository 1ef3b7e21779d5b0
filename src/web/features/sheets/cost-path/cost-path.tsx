import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { nameOfLine } from '#web/entities/sheet/line/line-name.ts'
import classes from './cost-path.module.css'
import type { CostSubject, Suggestion } from './explain.ts'
import { asWritten, signBefore, usePathFigures } from './path-figures.ts'
import { LinePath, SheetPath } from './sheet-path.tsx'
import { SuggestedPath } from './suggested-path.tsx'
import type { PathSheet, CostPathContext } from './cost-path-context.ts'

interface CostPathProps {
  subject: CostSubject
  sheet: PathSheet
  context: CostPathContext
}

/** How an amount of a sheet came about. */
export function CostPath({ subject, sheet, context }: CostPathProps) {
  const t = useTranslations('costs')
  const tCalculator = useTranslations('editor.calculator')
  if (subject.kind === 'line') return <OneLine lineKey={subject.key} sheet={sheet} context={context} />
  return (
    <>
      <Title order={3} size="h4" className={classes.heading}>
        {subject.kind === 'suggested' ? tCalculator(subject.figure) : t(subject.kind)}
      </Title>
      {subject.kind === 'portion' && <Portion sheet={sheet} context={context} />}
      {subject.kind === 'suggested' && <Portion sheet={sheet} context={context} then={subject} />}
      <SheetPath sheet={sheet} context={context} />
    </>
  )
}

function OneLine({
  lineKey,
  sheet,
  context,
}: {
  lineKey: string
  sheet: PathSheet
  context: CostPathContext
}) {
  const t = useTranslations('costs')
  const place = sheet.ingredients.findIndex(({ id }, index) => (id ?? `line-${String(index)}`) === lineKey)
  const { costTotal, lines } = sheetCost(sheet.ingredients, sheet.portions, context.method)
  const [line, cost] = [sheet.ingredients[place], lines[place]]
  if (line === undefined || cost === undefined) return null
  return (
    <>
      <Title order={3} size="h4" className={classes.heading}>
        {nameOfLine(line) ?? t('noSource')}
      </Title>
      <LinePath line={line} cost={cost} costTotal={costTotal} context={context} />
    </>
  )
}

interface PortionProps {
  sheet: PathSheet
  context: CostPathContext
  /** The price that is made of it. */
  then?: Suggestion
}

/** The step from the whole sheet to one portion of it. */
function Portion({ sheet: { ingredients, portions }, context, then }: PortionProps) {
  const t = useTranslations('costs')
  const figures = usePathFigures()
  const format = useFormat()
  const { costTotal } = sheetCost(ingredients, portions, context.method)
  const cost = portionCost(costTotal, portions)
  return (
    <>
      <p className={classes.step}>
        {t('perPortion', {
          total: figures.euro(costTotal),
          count: portions,
          cost: `${signBefore(cost, asWritten(costTotal) / portions)} ${figures.euro(cost)}`,
        })}
      </p>
      {then === undefined ? (
        <p className={classes.result}>{t('rounded', { cost: format.euro(cost) })}</p>
      ) : (
        <SuggestedPath {...then} cost={cost} />
      )}
    </>
  )
}
