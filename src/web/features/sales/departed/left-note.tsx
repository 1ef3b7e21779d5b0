import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import type { PeriodRef } from '../sales-api.ts'
import classes from './left-note.module.css'
import { useReturnDish } from './use-return-dish.ts'

export interface LeftNoteProps {
  thing: { id: string; leftAt?: string | undefined }
  of: 'dish' | 'menu'
}

/** When a dish or a menu of a period has left the carte; nothing while it is there. */
export function LeftNote({ thing: { leftAt }, of }: LeftNoteProps) {
  const t = useTranslations('sales.departed')
  const format = useFormat()
  return leftAt === undefined ? null : (
    <span className={classes.note}>{t(of, { date: format.dateLong(leftAt) })}</span>
  )
}

export interface PutBackProps {
  dish: { id: string; nomAffiche: string; leftAt?: string | undefined }
  /** Null of a closed period, in which nothing changes. */
  period: PeriodRef | null
}

/** Puts a dish that has left back on its gamme. */
export function PutBack({ dish: { id, nomAffiche, leftAt }, period }: PutBackProps) {
  const t = useTranslations('sales.departed')
  const returning = useReturnDish()
  if (leftAt === undefined || period === null) return null
  return (
    <DemoLock>
      <Button
        size="compact-sm"
        variant="subtle"
        data-print="hidden"
        aria-label={t('backOf', { name: nomAffiche })}
        loading={returning.isPending}
        onClick={() => returning.mutate({ ...period, dishId: id, name: nomAffiche })}
      >
        {t('back')}
      </Button>
    </DemoLock>
  )
}
