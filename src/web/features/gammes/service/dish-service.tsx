import { NativeSelect, Stack, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GammeRecette } from '#contract/gammes.ts'
import { endOfService } from '#domain/cartes/end-of-service.ts'
import { MAX_REMAINING } from '#domain/cartes/limits.ts'
import { FURTHER_NOTICE } from '#domain/cartes/masked.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { AutosaveFailure } from '#web/ui/autosave-failure.tsx'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { StoredState } from '#web/ui/stored-state.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import classes from './dish-service.module.css'
import { useDishService } from './use-dish-service.ts'
import { useMaskText } from './use-mask-text.ts'

export interface DishServiceProps {
  gammeId: string
  dish: GammeRecette
}

interface ServiceFieldsProps extends Pick<DishServiceProps, 'dish'> {
  state: ReturnType<typeof useDishService>
}

/** Whether guests see a dish online this evening, whether it is printed, and how many portions are left. Saved on change. */
export function ServiceFields({ dish, state }: ServiceFieldsProps) {
  const t = useTranslations('gammes.service')
  const maskText = useMaskText()
  const { service, change, autosave, conflict, gone, flush } = state
  const { maskedUntil, offPrint, remaining } = service
  // A number that cannot be stored stays in its field, and nothing of it is sent; NaN where the text is none.
  const [unfit, setUnfit] = useState<number | null>(null)
  const typeRemaining = (next: number | null) => {
    const fits = next === null || (Number.isInteger(next) && next >= 0 && next <= MAX_REMAINING)
    setUnfit(fits ? null : next)
    if (fits) change({ remaining: next }, true)
    else autosave.discard(['remaining'])
  }
  const isUntil = maskedUntil !== null && maskedUntil !== FURTHER_NOTICE
  // The demo says beside what was changed that it is not saved, not beside each dish.
  const demo = useDemo()
  const changed = Object.keys(autosave.unsaved).length > 0
  const [evening] = useState(() => endOfService(new Date()).toISOString())
  const chosen = isUntil ? maskedUntil : (maskedUntil ?? '')
  return (
    <Stack
      gap="xs"
      component="fieldset"
      className={classes.fields}
      aria-label={t('of', { name: dish.nomAffiche })}
    >
      <UnsavedChangesGuard
        dirty={unfit !== null || conflict.state.is === 'asked' || autosave.failure !== null}
      />
      <ConflictNotice conflict={conflict} busy={autosave.status === 'saving'} savesItself />
      {autosave.failure !== null &&
        conflict.state.is === 'none' &&
        (gone ? (
          <ErrorBanner text={t('gone')} />
        ) : (
          <AutosaveFailure what={t('failed')} failure={autosave.failure} onRetry={flush} />
        ))}
      <div className={classes.row}>
        <NativeSelect
          label={t('mask')}
          value={chosen}
          data={[
            { value: '', label: t('masks.shown') },
            ...(isUntil && maskedUntil !== evening
              ? [{ value: maskedUntil, label: maskText(maskedUntil) }]
              : []),
            { value: evening, label: t('masks.evening') },
            { value: FURTHER_NOTICE, label: t('masks.further') },
          ]}
          onChange={(event) => change({ maskedUntil: event.currentTarget.value || null })}
        />
        <QuantityField
          label={t('remaining')}
          placeholder={t('enough')}
          decimals={0}
          max={MAX_REMAINING}
          value={unfit ?? remaining}
          validateOnSubmit
          onChange={typeRemaining}
          onBlur={flush}
        />
        <Switch
          className={classes.print}
          label={t('print')}
          checked={!offPrint}
          onChange={(event) => change({ offPrint: !event.currentTarget.checked })}
        />
      </div>
      {unfit === null && (!demo || changed) && <Saved status={autosave.status} savedAt={autosave.savedAt} />}
    </Stack>
  )
}

/** The fields with what stores them. */
export function DishServiceFields({ gammeId, dish }: DishServiceProps) {
  return <ServiceFields dish={dish} state={useDishService(gammeId, dish)} />
}

type Saving = Pick<ReturnType<typeof useDishService>['autosave'], 'status' | 'savedAt'>

function Saved({ status, savedAt }: Saving) {
  const t = useTranslations()
  const format = useFormat()
  return (
    <StoredState>
      {(status === 'waiting' || status === 'saving') && t('gammes.service.saving')}
      {status === 'idle' && savedAt !== null && t('common.savedAt', { time: format.time(savedAt) })}
    </StoredState>
  )
}
