import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { KitchenSheet } from '#contract/kitchen-shapes.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { paths } from '#web/entities/paths.ts'
import { scaleOfSearch, searchOfPart } from '#web/entities/sheet/scaling/scale-address.ts'
import { scaledTo } from '#web/entities/sheet/scaling/scaled-to.ts'
import { shownFor } from '#web/entities/sheet/scaling/scaling.ts'
import { useRefusalText } from '#web/entities/sheet/scaling/use-refusal-text.ts'
import { useLeadsBack } from '#web/lib/navigation/came-from.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { AmountLine } from './amount-line.tsx'
import { type AmountRow, amountRows, rowsInSteps } from './amount-rows.ts'
import { scalableOf } from './scalable-of.ts'
import classes from './sheet.module.css'
import type { StepMarks } from './step-tick.tsx'
import { Steps } from './steps.tsx'
import type { StepTimers } from './step-times.tsx'

interface PreparationProps {
  /** The line that takes it. */
  need: AmountRow
  /** The title of the sheet on whose page it is. */
  within: string
  sheets: readonly KitchenSheet[]
  method: WastageMethod
  marksOf: (sheetId: string) => StepMarks
  timersOf: (sheetId: string) => StepTimers
  preparationOf: (row: AmountRow) => ReactNode
}

/** A preparation in its place: its amounts and steps for what the line takes of it, as its own page has them for as much. */
export function PreparationHere({ sheets, need, ...others }: PreparationProps) {
  const sheet = sheets.find(({ id }) => id === need.preparationId)
  return sheet && <Found sheet={sheet} sheets={sheets} need={need} {...others} />
}

function Found({
  sheet,
  need,
  within,
  sheets,
  method,
  marksOf,
  timersOf,
  preparationOf,
}: PreparationProps & { sheet: KitchenSheet }) {
  const t = useTranslations('kitchen.sheet')
  const all = useTranslations()
  const language = useLocale()
  const leadsBack = useLeadsBack(within)
  const stored = scalableOf(sheet, sheets)
  const refusalText = useRefusalText(stored)
  const search = searchOfPart(need)
  const way = scaleOfSearch(search)
  const { scale, refused } = shownFor(way, stored, method)
  const scaled = scaledTo(stored, scale)
  const rows = amountRows(scaled, method, { t: all, language })
  const isKnown = way !== undefined && refused === null
  return (
    <Stack gap="md">
      {!isKnown && (
        <p className={classes.remark}>
          {refused !== null && refusalText(refused)} {t('partUnknown', { count: sheet.portions })}
        </p>
      )}
      {rows.length === 0 ? (
        <p>{all('sheets.reading.noIngredient')}</p>
      ) : (
        <ul className={classes.lines}>
          {rows.map((row) => (
            <AmountLine key={row.key} row={row} preparationOf={preparationOf} />
          ))}
        </ul>
      )}
      <Steps
        sheet={sheet}
        level={3}
        isScaled={scale !== null && scale.times !== 1}
        rowsOf={isKnown ? rowsInSteps(stored.ingredients, sheet.steps, rows) : () => []}
        marks={marksOf(sheet.id)}
        timers={timersOf(sheet.id)}
      />
      <TextLink to={paths.kitchenSheet(sheet.id)} search={search} state={leadsBack} className={classes.open}>
        {t('openSheet', { name: sheet.title })}
      </TextLink>
    </Stack>
  )
}
