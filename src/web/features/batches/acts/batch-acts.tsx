import { Button, Group } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Batch, BatchSummary } from '#contract/batch-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { address } from '#web/lib/navigation/address.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { useReopenBatch } from '../batches-api.ts'
import classes from './batch-acts.module.css'
import { ExtendModal } from './extend-modal.tsx'
import { ThrowModal } from './throw-modal.tsx'
import { useActNotices } from './use-act-notices.ts'
import { useMarkUsed } from './use-mark-used.ts'

export interface BatchActsProps {
  batch: BatchSummary
}

/** What can be done with a batch: one press says that it was used; the rest opened why. */
export function BatchActs({ batch }: BatchActsProps) {
  const t = useTranslations('batches.acts')
  const [opened, setOpened] = useState<'throw' | 'extend' | null>(null)
  const used = useMarkUsed(batch)
  const { name, state } = batch
  const close = () => setOpened(null)
  return (
    <Group gap={8} className={classes.acts} data-print="hidden">
      {state === 'kept' ? (
        <>
          <DemoLock>
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('usedNamed', { name })}
              disabled={used.isBusy}
              onClick={used.mark}
            >
              {t('used')}
            </Button>
          </DemoLock>
          <DemoLock>
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('throwNamed', { name })}
              onClick={() => setOpened('throw')}
            >
              {t('throw')}
            </Button>
          </DemoLock>
          <DemoLock>
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('extendNamed', { name })}
              onClick={() => setOpened('extend')}
            >
              {t('extend')}
            </Button>
          </DemoLock>
        </>
      ) : (
        <PutBack batch={batch} />
      )}
      <ThrowModal batch={batch} opened={opened === 'throw'} onClose={close} />
      <ExtendModal batch={batch} opened={opened === 'extend'} onClose={close} />
    </Group>
  )
}

/** For who finds out later that a batch is still there. */
function PutBack({ batch: { id, version, name } }: BatchActsProps) {
  const t = useTranslations('batches.acts')
  const reopen = useReopenBatch()
  const notices = useActNotices()
  const router = useRouter()
  // A part joins its batch again: its own page is gone.
  const stay = (now: Batch) => {
    if (now.id !== id && router.state.location.pathname === address(paths.batch(id)))
      void router.navigate({ href: address(paths.batch(now.id)), replace: true })
  }
  return (
    <DemoLock>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('putBackNamed', { name })}
        disabled={reopen.isPending}
        onClick={() => reopen.mutate({ id, version }, { onSuccess: stay, onError: notices.failed })}
      >
        {t('putBack')}
      </Button>
    </DemoLock>
  )
}
