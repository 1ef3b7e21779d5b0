import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import { useFormat } from '#web/lib/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'
import type { SheetView } from '../sheet-view.ts'
import { duration } from './duration.ts'
import classes from './recipe-reading.module.css'

/** How many it serves, how long it takes, what one costs. */
export function RecipeFigures({ sheet, view }: { sheet: TechSheet; view: SheetView }) {
  const t = useTranslations('sheets.reading')
  const format = useFormat()
  const { prepMinutes, cookMinutes } = sheet
  return (
    <div className={classes.figures}>
      <Figure size="md" label={t('portions')} value={format.quantity(view.portions)} />
      {prepMinutes !== null && <Figure size="md" label={t('prep')} value={duration(prepMinutes, t)} />}
      {cookMinutes !== null && <Figure size="md" label={t('cook')} value={duration(cookMinutes, t)} />}
      <Figure
        size="md"
        label={t('portionCost')}
        value={format.euro(view.costPortion)}
        hint={view.uncostedLines > 0 ? t('uncosted', { count: view.uncostedLines }) : undefined}
      />
    </div>
  )
}
