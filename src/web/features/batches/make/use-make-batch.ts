import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Batch, batchInput } from '#contract/batch-shapes.ts'
import { initialsOf as initialsOfName } from '#domain/batches/lot-number.ts'
import { countsFor, keepsUntil } from '#domain/batches/use-by.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { paths } from '#web/entities/paths.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { address } from '#web/lib/navigation/address.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import { client } from '#web/lib/query/api.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { useAccount } from '#web/lib/session/use-account.ts'
import { notifyOpening } from '#web/ui/notices.tsx'
import { useBatchStored } from '../batches-api.ts'
import { momentOf, typedMoment } from '../day-and-time.tsx'
import { useLabelSettings } from './label-settings.ts'
import type { BatchKind, LabelledSource } from './labelled-source.ts'
import { usePrintLabels } from './use-print-labels.ts'

/** How many are printed; null while the field is empty. */
const ONE_LABEL: { labels: number | null } = { labels: 1 }

interface MakingOf {
  /** Called with the batch and the initials of who made it; not with one that does not count for its day. */
  onMade?: ((batch: Batch, by: string) => void) | undefined
  onDone: () => void
}

/** The form of a batch: it is made once, however often it is sent, and then its labels are printed. */
export function useMakeBatch(of: LabelledSource, { onMade, onDone }: MakingOf) {
  const t = useTranslations('batches.make')
  const sentence = useFailureSentence()
  const stored = useBatchStored()
  const queryClient = useQueryClient()
  const { print } = usePrintLabels()
  const [settings] = useLabelSettings()
  const navigate = useNavigate()
  const openBatch = (id: string) => void navigate({ href: address(paths.batch(id)) })
  const account = useAccount()
  // By the clock of the server, which also says when it was made: that of a device may be wrong.
  const [openedAt] = useState(() => new Date(serverClock.now()).toISOString())
  const [kind, setKind] = useState<BatchKind>(of.kinds[0] ?? 'made')
  const hours = of.keeps[kind]
  const proposed = [hours, of.frozenHours].flatMap((keeps) =>
    keeps === null ? [] : [keepsUntil(openedAt, keeps)],
  )
  const form = useForm({
    initialValues: {
      quantity: of.quantity,
      unit: of.unit,
      ...(hours === null ? { day: '', time: '' } : typedMoment(keepsUntil(openedAt, hours))),
      ...ONE_LABEL,
      initials: settings.initials || initialsOfName(account.data?.fullName ?? ''),
    },
    schema: batchInput,
    toInput: ({ quantity, unit, day, time, labels, initials }) => ({
      ...of.id,
      kind,
      useBy: momentOf(day, time, proposed),
      quantity,
      unit: quantity === null ? null : unit,
      labels,
      initials,
      ...(of.forDay !== undefined && { forDay: of.forDay }),
    }),
    texts: {
      useBy: { invalid: t('useByMissing'), required: t('useByMissing') },
      initials: { invalid: t('initialsMissing'), required: t('initialsMissing') },
    },
  })
  const creation = useCreateOnce(client.batches.create, { onSuccess: stored })
  const submit = () =>
    form.submit((input) =>
      creation.mutate(input, {
        onSuccess: (batch) => {
          print(batch, batch.labels, { initials: input.initials })
          const counted = of.forDay === undefined || countsFor(of.forDay, batch)
          notifyOpening(
            t(counted ? 'made' : 'madeNotCounted', { name: batch.name, lot: batch.lot }),
            t('see'),
            () => openBatch(batch.id),
          )
          if (counted) onMade?.(batch, input.initials)
          onDone()
        },
        onError: (failure) => {
          form.reportFailure(failure)
          // Behind the form the row shows who has ticked it.
          if (codeOf(failure) === 'DONE_ALREADY') void invalidateAfter(queryClient, 'services')
        },
      }),
    )
  const unexplained = creation.error !== null && creation.madeBefore === null && form.problems.length === 0
  return {
    form,
    until: momentOf(form.values.day, form.values.time, proposed),
    kind,
    setKind,
    openedAt,
    creation,
    submit,
    isBusy: creation.isPending || form.submitting,
    failure: unexplained ? sentence(t('failed'), creation.error) : undefined,
  }
}
