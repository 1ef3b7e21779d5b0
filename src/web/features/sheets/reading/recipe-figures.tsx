import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'
import { ExplainedAmount } from '../cost-path/explained-amount.tsx'
import { duration } from '../duration.ts'
import type { SheetView } from '../sheet-view.ts'
import { CoversStepper } from './covers-stepper.tsx'
import classes from './recipe-reading.module.css'

export interface RecipeFiguresProps {
  sheet: TechSheet
  view: SheetView
  covers: number
  onCovers: (covers: number) => void
}

/** For how many it is read, how long it takes, what one costs, and all of them. */
export function RecipeFigures({ sheet, view, covers, onCovers }: RecipeFiguresProps) {
  const t = useTranslations()
  const format = useFormat()
  const { prepMinutes, cookMinutes } = sheet
  const uncosted =
    view.uncostedLines > 0 ? t('sheets.reading.uncosted', { count: view.uncostedLines }) : undefined
  return (
    <div className={classes.figures}>
      <Figure
        size="md"
        label={t('sheets.reading.portions')}
        value={<CoversStepper covers={covers} onChange={onCovers} />}
        hint={
          covers === sheet.portions ? undefined : (
            <>
              {t('sheets.reading.writtenFor', { count: sheet.portions })}{' '}
              <Anchor
                component="button"
                type="button"
                inherit
                data-print="hidden"
                onClick={() => onCovers(sheet.portions)}
              >
                {t('sheets.reading.asWritten', { count: sheet.portions })}
              </Anchor>
            </>
          )
        }
      />
      {prepMinutes !== null && (
        <Figure size="md" label={t('sheets.reading.prep')} value={duration(prepMinutes, t)} />
      )}
      {cookMinutes !== null && (
        <Figure size="md" label={t('sheets.reading.cook')} value={duration(cookMinutes, t)} />
      )}
      <Figure
        size="md"
        label={t('sheets.reading.portionCost')}
        value={
          <ExplainedAmount subject={{ kind: 'portion' }} name={t('sheets.reading.portionCost')}>
            {format.euro(view.costPortion)}
          </ExplainedAmount>
        }
        hint={uncosted}
      />
      <Figure
        size="md"
        label={t('sheets.reading.totalCost', { count: covers })}
        value={
          <ExplainedAmount
            subject={covers === sheet.portions ? { kind: 'total' } : { kind: 'scaled', covers }}
            name={t('sheets.reading.totalCost', { count: covers })}
          >
            {format.euro(view.costPortion * covers)}
          </ExplainedAmount>
        }
        hint={uncosted}
      />
    </div>
  )
}
