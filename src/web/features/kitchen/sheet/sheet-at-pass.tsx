import { type ReactNode, useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { KitchenSheet } from '#contract/kitchen-shapes.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { isFarFactor } from '#domain/scaling/scale-factor.ts'
import { scaledTo } from '#web/entities/sheet/scaling/scaled-to.ts'
import { shownFor } from '#web/entities/sheet/scaling/scaling.ts'
import type { ScaleParams } from '#web/entities/sheet/scaling/scaling.ts'
import { useChosenWay } from '#web/entities/sheet/scaling/use-chosen-way.ts'
import { type AmountRow, amountRows, rowsInSteps } from './amount-rows.ts'
import { Amounts } from './amounts.tsx'
import { BesideSteps } from './beside-steps.tsx'
import { PreparationHere } from './preparation-here.tsx'
import { scalableOf } from './scalable-of.ts'
import { SheetHead } from './sheet-head.tsx'
import classes from './sheet.module.css'
import type { StepMarks } from './step-tick.tsx'
import { Steps } from './steps.tsx'
import type { StepTimers } from './step-times.tsx'

export interface SheetAtPassProps {
  /** With the ways in which other sheets are scaled into it. */
  sheets: readonly [KitchenSheet, ...KitchenSheet[]]
  method: WastageMethod
  params: ScaleParams
  /** Of one of the sheets, by its id. */
  marksOf: (sheetId: string) => StepMarks
  timersOf: (sheetId: string) => StepTimers
}

/** A sheet as it is cooked from: its amounts beside its steps, and what it contains always visible. */
export function SheetAtPass({ sheets, method, params, marksOf, timersOf }: SheetAtPassProps) {
  const t = useTranslations()
  const language = useLocale()
  const [sheet] = sheets
  const stored = useMemo(() => scalableOf(sheet, sheets), [sheet, sheets])
  const [chosen, choose] = useChosenWay(params, stored.portions)
  const found = useMemo(() => shownFor(chosen, stored, method), [chosen, stored, method])
  const [meant, setMeant] = useState<number | null>(null)
  const times = found.scale?.times ?? 1
  const isDoubtful = isFarFactor(times) && times !== meant
  const scaled = scaledTo(stored, found.scale)
  const rows = amountRows(scaled, method, { t, language })
  const rowsOf = rowsInSteps(stored.ingredients, sheet.steps, rows)
  const preparationOf = (row: AmountRow): ReactNode => (
    <PreparationHere
      need={row}
      within={sheet.title}
      sheets={sheets}
      method={method}
      marksOf={marksOf}
      timersOf={timersOf}
      preparationOf={preparationOf}
    />
  )
  const scaling = { sheet: stored, method, ...found, choose }
  return (
    <article className={classes.sheet}>
      <SheetHead sheet={sheet} />
      <div className={classes.columns}>
        <Amounts
          sheet={sheet}
          scaling={scaling}
          scaled={scaled}
          rows={rows}
          preparationOf={preparationOf}
          onMeant={isDoubtful ? () => setMeant(times) : null}
        />
        <div>
          <Steps
            sheet={sheet}
            isScaled={times !== 1}
            rowsOf={(step) => (isDoubtful ? [] : rowsOf(step))}
            marks={marksOf(sheet.id)}
            timers={timersOf(sheet.id)}
          />
          <BesideSteps sheet={sheet} />
        </div>
      </div>
    </article>
  )
}
