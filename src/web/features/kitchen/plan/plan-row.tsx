import { UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductionMark, ReadyBatch } from '#contract/service-shapes.ts'
import type { LeftBatch } from '#domain/production/batches-left.ts'
import { isDone } from '#web/entities/plan/stations.ts'
import type { KitchenNode } from '#web/entities/plan/production-of.ts'
import { useRowWords } from '#web/entities/plan/use-row-words.ts'
import { paths } from '#web/entities/paths.ts'
import { searchOfPart } from '#web/entities/sheet/scaling/scale-address.ts'
import { useLeadsBack } from '#web/lib/navigation/came-from.ts'
import { FoldChevron } from '#web/ui/fold-chevron.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { PlanReady } from './plan-ready.tsx'
import { PlanTick } from './plan-tick.tsx'
import classes from './plan.module.css'

interface PlanRowProps {
  day: string
  node: KitchenNode
  mark: ProductionMark | undefined
  batches: readonly LeftBatch<ReadyBatch>[]
  /** The earlier day that provides it has not made it yet. */
  isPlanned: boolean
}

/** One sheet of the day: how much, what for; it leads to the sheet for as much, and its box is ticked once it is made. */
export function PlanRow({ day, node, mark, batches, isPlanned }: PlanRowProps) {
  const t = useTranslations('kitchen.plan')
  const id = useId()
  const words = useRowWords(day)
  const leadsBack = useLeadsBack(t('title'))
  const [opened, setOpened] = useState(false)
  const { sheet, made, unit } = node
  const done = isDone(mark)
  const [much, excess] = [words.made(node), words.excess(node)]
  return (
    <li className={classes.row} data-done={done || undefined}>
      {made > 0 && <PlanTick day={day} node={node} mark={mark} />}
      <PageLink
        to={paths.kitchenSheet(sheet.id)}
        {...(made > 0 && { search: searchOfPart({ grossQuantity: made, unit }) })}
        state={leadsBack}
        className={classes.words}
      >
        <span className={classes.name}>
          {much !== null && <strong className={classes.amount}>{much}</strong>} {sheet.title}
        </span>
        <span className={classes.why}>{words.why(node, { mark, isPlanned })}</span>
        {excess !== null && <span className={classes.warning}>{excess}</span>}
      </PageLink>
      <UnstyledButton
        className={classes.unfold}
        aria-expanded={opened}
        aria-controls={id}
        aria-label={t('readyOf', { name: sheet.title })}
        onClick={() => setOpened((before) => !before)}
      >
        {t('ready')} <FoldChevron />
      </UnstyledButton>
      <div id={id} className={classes.details} hidden={!opened}>
        {opened && (
          <PlanReady day={day} node={node} mark={mark} batches={batches} onDone={() => setOpened(false)} />
        )}
      </div>
    </li>
  )
}
