import { Button, Card, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { KitchenBatch } from '#contract/kitchen-batches.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import classes from './batches.module.css'
import { kitchenBatchesQuery, useKitchenBatchActs } from './batches-api.ts'
import { type QuantityPart, ThrowModal } from './throw-modal.tsx'

/** How a batch is read wherever it is named; the route brings it. */
export interface BatchParts {
  /** Until when it keeps. */
  Due: ComponentType<{ batch: KitchenBatch }>
  Amount: ComponentType<{ batch: KitchenBatch }>
  Quantity: QuantityPart
}

/** What is in the house, what is to be used first at the top: used, or thrown away, by one tap. */
export function BatchesPage({ parts }: { parts: BatchParts }) {
  const t = useTranslations('kitchen.batches')
  const query = useQuery(kitchenBatchesQuery())
  const [throwing, setThrowing] = useState<KitchenBatch>()
  const { send, isBusy } = useClosing()
  return (
    <>
      <title>{`${t('title')} · Gramme`}</title>
      <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
      <PageState query={query} failureText={t('failed')}>
        {({ items, more }) =>
          items.length === 0 ? (
            <EmptyState drawing={<CrateDrawing />} title={t('none')} sentence={t('noneSentence')} />
          ) : (
            <Stack gap="md">
              <ul className={classes.batches} aria-label={t('title')}>
                {items.map((batch) => (
                  <Card key={batch.id} component="li" className={classes.batch}>
                    <div className={classes.words}>
                      <Text component="h2" fw={600} className={classes.name}>
                        {batch.name}{' '}
                        <span className={classes.amount}>
                          <parts.Amount batch={batch} />
                        </span>
                      </Text>
                      <parts.Due batch={batch} />
                      <Text className={classes.lot}>
                        {[t('lot', { lot: batch.lot }), batch.storage].filter(Boolean).join(' · ')}
                      </Text>
                    </div>
                    <Group gap={10} className={classes.acts}>
                      <Button
                        className={classes.act}
                        aria-label={t('usedOf', { name: batch.name, lot: batch.lot })}
                        aria-disabled={isBusy(batch)}
                        onClick={() => send(batch, { as: 'used', reason: '' })}
                      >
                        {t('used')}
                      </Button>
                      <Button
                        variant="default"
                        className={classes.act}
                        aria-label={t('thrownOf', { name: batch.name, lot: batch.lot })}
                        aria-disabled={isBusy(batch)}
                        onClick={() => isBusy(batch) || setThrowing(batch)}
                      >
                        {t('thrown')}
                      </Button>
                    </Group>
                  </Card>
                ))}
              </ul>
              {more > 0 && <Text>{t('more', { count: more })}</Text>}
            </Stack>
          )
        }
      </PageState>
      <ThrowModal
        batch={throwing}
        Quantity={parts.Quantity}
        onClose={() => setThrowing(undefined)}
        onReason={(batch, reason, part) => {
          setThrowing(undefined)
          send(batch, { as: 'thrown', reason, ...part })
        }}
      />
    </>
  )
}

type Closing = { as: 'used' | 'thrown'; reason: string; quantity?: number; version?: number }

/** Closes a batch, or a part of it; the notice takes it back. */
function useClosing() {
  const t = useTranslations('kitchen.batches')
  const undo = useTranslations('common')('undo')
  const sentence = useFailureSentence()
  const { close, reopen } = useKitchenBatchActs()
  const onError = (failure: unknown) => notifyFailure(sentence(t('notWritten'), failure))
  return {
    isBusy: ({ id, version }: KitchenBatch) =>
      close.variables?.id === id && (close.isPending || (close.isSuccess && close.data.version > version)),
    send: ({ id, name }: KitchenBatch, closing: Closing) =>
      close.mutate(
        { id, ...closing },
        {
          onError,
          onSuccess: (closed) =>
            notifyUndo(
              t(closing.quantity === undefined ? `${closing.as}Notice` : 'partNotice', { name }),
              undo,
              () => reopen.mutate({ id: closed.id, version: closed.version }, { onError }),
            ),
        },
      ),
  }
}
