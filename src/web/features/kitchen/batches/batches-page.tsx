import { Button, Card, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { KitchenBatch } from '#contract/kitchen-batches.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFocusBack } from '#web/lib/keyboard/use-focus-back.ts'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import classes from './batches.module.css'
import { kitchenBatchesQuery, useKitchenBatchActs } from './batches-api.ts'

/** How a batch is read wherever it is named; the route brings it. */
export interface BatchParts {
  /** Until when it keeps. */
  Due: ComponentType<{ batch: KitchenBatch }>
  Amount: ComponentType<{ batch: KitchenBatch }>
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
        onClose={() => setThrowing(undefined)}
        onReason={(batch, reason) => {
          setThrowing(undefined)
          send(batch, { as: 'thrown', reason })
        }}
      />
    </>
  )
}

type Closing = { as: 'used' | 'thrown'; reason: string }

/** Closes a batch; the notice takes it back. */
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
            notifyUndo(t(`${closing.as}Notice`, { name }), undo, () =>
              reopen.mutate({ id, version: closed.version }, { onError }),
            ),
        },
      ),
  }
}

const REASONS = ['past', 'quality', 'surplus', 'spilt'] as const

interface ThrowModalProps {
  /** Undefined closes it. */
  batch: KitchenBatch | undefined
  onClose: () => void
  onReason: (batch: KitchenBatch, reason: string) => void
}

/** Why something is thrown away: one tap is the answer. */
function ThrowModal({ batch, onClose, onReason }: ThrowModalProps) {
  const t = useTranslations('kitchen.batches')
  const c = useTranslations('common')
  const about = useLastValue(batch ?? null)
  useFocusBack(batch !== undefined)
  return (
    <NamedModal
      opened={batch !== undefined}
      onClose={onClose}
      title={about ? t('why', { name: about.name }) : ''}
      size="lg"
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <div className={classes.reasons}>
        {REASONS.map((reason) => (
          <Button
            key={reason}
            variant="default"
            className={classes.act}
            onClick={() => batch && onReason(batch, t(`reasons.${reason}`))}
          >
            {t(`reasons.${reason}`)}
          </Button>
        ))}
        <Button variant="subtle" className={classes.act} onClick={onClose}>
          {c('cancel')}
        </Button>
      </div>
    </NamedModal>
  )
}
