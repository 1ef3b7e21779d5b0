import { Alert } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { countsFor, keepsThrough } from '#domain/batches/use-by.ts'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { useBatchWords } from '../use-batch-words.ts'
import type { LabelledSource } from './labelled-source.ts'

interface TooEarlyProps {
  of: LabelledSource
  madeAt: string
  /** As it is typed; empty where it is not yet. */
  useBy: string
}

/** That a batch does not keep through the days that a plan has it made for, and whether it counts as done then. */
export function TooEarly({ of: { forDay, lastDay }, madeAt, useBy }: TooEarlyProps) {
  const t = useTranslations('batches.make')
  const words = useBatchWords()
  if (forDay === undefined || lastDay === undefined || useBy === '' || keepsThrough(lastDay, useBy))
    return null
  return (
    <Alert color="saffron" mt="xs" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {t('tooEarly', { moment: words.moment(useBy) })}
      {!countsFor(forDay, { madeAt, useBy }) && <> {t('notCounted')}</>}
    </Alert>
  )
}
