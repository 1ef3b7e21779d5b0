import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductionMark, ReadyBatch } from '#contract/service-shapes.ts'
import type { LeftBatch } from '#domain/production/batches-left.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { FoldChevron } from '#web/ui/fold-chevron.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { useMarkProduction, useReadDone } from '../tomorrow-api.ts'
import type { MakingParts } from './making.ts'
import { ProductionDetails } from './production-details.tsx'
import classes from './production.module.css'
import { isDone } from '#web/entities/plan/stations.ts'
import type { KitchenNode } from '#web/entities/plan/production-of.ts'
import { useRowWords } from '#web/entities/plan/use-row-words.ts'

export interface ProductionRowProps {
  day: string
  node: KitchenNode
  mark: ProductionMark | undefined
  batches: readonly LeftBatch<ReadyBatch>[]
  /** The earlier day that provides it has not made it yet. */
  isPlanned: boolean
  parts: MakingParts
}

/** One sheet of the day: how much, what for, and on a tap down to its grams; its tick says that it is made. */
export function ProductionRow({
  day,
  node,
  mark,
  batches,
  isPlanned,
  parts: { Tick, Labels },
}: ProductionRowProps) {
  const t = useTranslations('tomorrow.production')
  const id = useId()
  const [opened, setOpened] = useState(false)
  const words = useRowWords(day)
  const sentence = useFailureSentence()
  const store = useMarkProduction()
  const readDone = useReadDone()
  const { sheet, made, unit, until } = node
  const [much, excess] = [words.made(node), words.excess(node)]
  const done = isDone(mark)
  const write = (change: { done: { by: string; batchId: string } | null }) =>
    store.mutate(
      { day, techSheetId: sheet.id, ...change },
      { onError: (failure) => notifyFailure(sentence(t('notTicked', { name: sheet.title }), failure)) },
    )
  const making = {
    sheet,
    quantity: made,
    unit,
    day,
    lastDay: until,
    onMade: (by: { by: string; batchId: string }) => write({ done: by }),
  }
  return (
    <li className={classes.row} data-done={done || undefined}>
      {made > 0 && (
        <Tick
          {...making}
          done={done}
          batchId={mark?.batchId ?? null}
          readDone={() => readDone({ day, techSheetId: sheet.id })}
          busy={store.isPending}
          onTakenBack={() => write({ done: null })}
        />
      )}
      <button
        type="button"
        className={classes.words}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened((before) => !before)}
      >
        <span className={classes.name}>
          {much !== null && <span className={classes.amount}>{much}</span>} {sheet.title}
        </span>
        <span className={classes.why}>{words.why(node, { mark, isPlanned })}</span>
        {excess !== null && <span className={classes.warning}>{excess}</span>}
        {printedChanged(node, mark) && <span className={classes.warning}>{t('changedSincePrint')}</span>}
        <span className={classes.chevron}>
          <FoldChevron />
        </span>
      </button>
      <div id={id} className={classes.details} hidden={!opened}>
        {opened && (
          <ProductionDetails day={day} node={node} mark={mark} batches={batches}>
            {made > 0 && !done && <Labels {...making} />}
          </ProductionDetails>
        )}
      </div>
    </li>
  )
}

/** The sheet was saved after the plan was printed. */
function printedChanged({ sheet }: KitchenNode, mark: ProductionMark | undefined): boolean {
  return mark !== undefined && mark.sheetVersion !== null && mark.sheetVersion !== sheet.version
}
