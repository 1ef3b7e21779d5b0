import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductionMark, ReadyBatch } from '#contract/service-shapes.ts'
import type { LeftBatch } from '#domain/production/batches-left.ts'
import { BatchOffer } from '#web/entities/plan/batch-offer.tsx'
import { ReadyField } from '#web/entities/plan/ready-field.tsx'
import { isDone } from '#web/entities/plan/stations.ts'
import type { KitchenNode } from '#web/entities/plan/production-of.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { notifyFailure } from '#web/ui/notices.tsx'
import { usePlanActs } from './plan-api.ts'
import classes from './plan.module.css'

interface PlanReadyProps {
  day: string
  node: KitchenNode
  mark: ProductionMark | undefined
  batches: readonly LeftBatch<ReadyBatch>[]
  onDone: () => void
}

/** What of a sheet is there already: it shrinks what is to be made of it, and all below it. */
export function PlanReady({ day, node, mark, batches, onDone }: PlanReadyProps) {
  const t = useTranslations('kitchen.plan')
  const sentence = useFailureSentence()
  const { write } = usePlanActs()
  const [ready, setReady] = useState(mark?.ready ?? null)
  const { id: techSheetId, title: name } = node.sheet
  const send = (amount: typeof ready) =>
    write.mutate(
      { day, techSheetId, ready: amount },
      {
        onSuccess: onDone,
        onError: (failure) => notifyFailure(sentence(t('readyNotKept', { name }), failure)),
      },
    )
  return (
    <Stack gap="sm" className={classes.ready}>
      <ReadyField node={node} ready={ready} onType={setReady} onChoose={setReady} size="lg" />
      <BatchOffer day={day} node={node} done={isDone(mark)} ready={ready} batches={batches} onTake={send} />
      <Button className={classes.act} disabled={write.isPending} onClick={() => send(ready)}>
        {t('keepReady')}
      </Button>
    </Stack>
  )
}
