import { Button, Card, Group, Stack, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PlannedService } from '#contract/service-shapes.ts'
import { MAX_COVERS, SERVICE_MARKS } from '#domain/services/service.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useFieldSteps } from '#web/lib/keyboard/use-field-steps.ts'
import { AutosaveFailure } from '#web/ui/autosave-failure.tsx'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { useService } from '../covers/use-service.ts'
import { SaveState } from '#web/ui/save-state.tsx'
import { type PlannedCarte, serviceView } from '#web/entities/plan/service-view.ts'
import { useDifferenceText } from './use-difference-text.ts'
import classes from './past-service.module.css'
import { SoldTable } from './sold-table.tsx'
import { useSold } from './use-sold.ts'

export interface PastServiceProps {
  carte: PlannedCarte
  stored: PlannedService
  /** The house has several cartes: it is named. */
  several: boolean
}

/** A service that is over: what was sold beside what was planned, and why it was none of the usual ones. */
export function PastService({ carte, stored, several }: PastServiceProps) {
  const t = useTranslations('tomorrow')
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  useFieldSteps(fields)
  const format = useFormat()
  const differenceText = useDifferenceText()
  const { service, autosave, conflict, flush, type, choose } = useService(carte, stored)
  const sold = useSold(stored)
  const [closedDialog, closedDialogHandlers] = useDisclosure()
  const view = serviceView(carte, { ...service, mark: null })
  const name = t(`meals.${service.meal ?? 'day'}`)
  const { mark, served, counted } = service
  const planned = view.covers
  const came = served ?? counted
  const wasOpen =
    (came ?? 0) > 0 ||
    service.departed.length > 0 ||
    service.items.some((item) => (sold.soldOf(item) ?? 0) > 0)
  const failed = [autosave, sold.autosave].filter(({ failure }) => failure !== null)
  return (
    <Card component="section" aria-labelledby={id}>
      <UnsavedChangesGuard dirty={failed.some(({ unsaved }) => Object.keys(unsaved).length > 0)} />
      <Group justify="space-between" gap="xs" mih={44}>
        <Title order={2} id={id} size="h3">
          {name} {several && <span className={classes.carte}>{carte.nom}</span>}
        </Title>
        <Group gap="xs">
          <SaveState autosave={autosave} />
          <SaveState autosave={sold.autosave} />
        </Group>
      </Group>
      <Stack gap="xs">
        <ConflictNotice conflict={conflict} busy={autosave.status === 'saving'} savesItself />
        {autosave.failure !== null && conflict.state.is === 'none' && (
          <AutosaveFailure what={t('failure.save')} failure={autosave.failure} onRetry={flush} />
        )}
        {sold.autosave.failure !== null && (
          <AutosaveFailure
            what={t('failure.save')}
            failure={sold.autosave.failure}
            onRetry={() => void sold.autosave.flush()}
          />
        )}
      </Stack>
      <div ref={fields}>
        <Group align="flex-end" gap={14} mb={12} wrap="nowrap">
          <NumberField
            size="lg"
            decimals={0}
            max={MAX_COVERS}
            className={classes.figure}
            label={t('past.served')}
            aria-label={t('past.servedOf', { service: name })}
            placeholder={counted === null ? '' : t('covers.about', { figure: format.quantity(counted) })}
            value={served}
            onChange={(figure) => type({ served: figure })}
            onBlur={flush}
          />
          <p className={classes.note}>
            {planned.value !== null && (
              <span>
                {t('past.plannedCovers', {
                  count: planned.value,
                  figure: planned.typed
                    ? format.quantity(planned.value)
                    : t('covers.about', { figure: format.quantity(planned.value) }),
                })}
                {came !== null && <> · {differenceText.covers(planned.value, came)}</>}
              </span>
            )}
            {served === null && counted !== null && <span>{t('past.counted')}</span>}
          </p>
        </Group>
        <Group component="fieldset" gap="xs" mb="sm" aria-label={t('marks.of', { service: name })}>
          <span className="note">{t('past.why')}</span>
          {SERVICE_MARKS.map((known) => (
            <Button
              key={known}
              size="compact-md"
              mih={36}
              variant={known === mark ? 'filled' : 'default'}
              aria-pressed={known === mark}
              onClick={() => {
                if (known === 'closed' && mark !== 'closed' && wasOpen) closedDialogHandlers.open()
                else choose({ mark: known === mark ? null : known })
              }}
            >
              {t(`marks.${known}`)}
            </Button>
          ))}
        </Group>
        <ConfirmModal
          opened={closedDialog}
          title={t('past.closedTitle')}
          confirmLabel={t('past.closedConfirm')}
          onConfirm={() => {
            closedDialogHandlers.close()
            choose({ mark: 'closed' })
          }}
          onCancel={closedDialogHandlers.close}
        >
          {t('past.closedBody', { service: name })}
        </ConfirmModal>
        {mark !== null && <p className={classes.note}>{t('marks.leftOut')}</p>}
        <SoldTable
          view={view}
          departed={service.departed}
          name={name}
          soldOf={sold.soldOf}
          onType={sold.type}
          onLeave={() => void sold.autosave.flush()}
        />
      </div>
    </Card>
  )
}
