import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { KitchenSheet } from '#contract/kitchen-shapes.ts'
import type { AmountRow } from './amount-rows.ts'
import classes from './sheet.module.css'
import { Step } from './step.tsx'
import type { StepMarks } from './step-tick.tsx'
import type { StepTimers } from './step-times.tsx'
import { hasQuantities } from './written-quantities.ts'

interface StepsProps {
  sheet: KitchenSheet
  /** What the texts say of amounts is then for other portions. */
  isScaled: boolean
  rowsOf: (step: number) => readonly AmountRow[]
  marks: StepMarks
  timers: StepTimers
  /** Of its heading on the page. */
  level?: 2 | 3
}

/** What to do, in any order. */
export function Steps({ sheet, isScaled, rowsOf, marks, timers, level = 2 }: StepsProps) {
  const t = useTranslations()
  const { steps, method, portions, title } = sheet
  const isQuantified = isScaled && [method, ...steps.map(({ text }) => text)].some(hasQuantities)
  return (
    <section>
      <Title order={level} size={level === 2 ? 'h3' : 'h4'}>
        {t(`sheets.reading.${steps.length > 0 ? 'steps' : 'method'}`)}
      </Title>
      {isQuantified && (
        <p className={classes.remark}>{t('kitchen.sheet.writtenQuantities', { count: portions })}</p>
      )}
      {method !== '' && <p className={classes.text}>{method}</p>}
      {steps.length > 0 && (
        <ol className={classes.steps}>
          {steps.map(({ key, text }, index) => (
            <Step
              key={key}
              stepKey={key}
              number={index + 1}
              text={text}
              title={title}
              rows={rowsOf(index)}
              marks={marks}
              timers={timers}
            />
          ))}
        </ol>
      )}
      {method === '' && steps.length === 0 && <p>{t('sheets.reading.noMethod')}</p>}
    </section>
  )
}
