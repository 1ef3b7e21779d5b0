import { UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ProductionMark } from '#contract/service-shapes.ts'
import { isDone } from '#web/entities/plan/stations.ts'
import type { KitchenNode } from '#web/entities/plan/production-of.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { IconCheck } from '#web/ui/icons/check.ts'
import pressed from '../frame/pressed.module.css'
import classes from './plan.module.css'
import { TickQuestion } from './tick-question.tsx'
import { usePlanTick } from './use-plan-tick.ts'

interface PlanTickProps {
  day: string
  node: KitchenNode
  mark: ProductionMark | undefined
}

/** The box of a sheet, pressed once it is made; then who made it and when. */
export function PlanTick({ day, node, mark }: PlanTickProps) {
  const t = useTranslations('kitchen.plan')
  const format = useFormat()
  const { press, question, answer, isBusy } = usePlanTick({ day, node, mark })
  const by = mark?.doneAt == null ? null : [mark.doneBy, format.time(mark.doneAt)].filter(Boolean).join(' ')
  return (
    <>
      <UnstyledButton
        aria-pressed={isDone(mark)}
        aria-label={[t('done', { name: node.sheet.title }), by].filter(Boolean).join(' ')}
        aria-disabled={isBusy}
        className={classes.tick}
        onClick={press}
      >
        {by !== null && (
          <>
            <IconCheck size={28} stroke={3} aria-hidden />
            <span className={pressed.by}>{by}</span>
          </>
        )}
      </UnstyledButton>
      <TickQuestion day={day} name={node.sheet.title} question={question} onAnswer={answer} />
    </>
  )
}
