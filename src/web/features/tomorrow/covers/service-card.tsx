import { Button, Card, Stack, Title } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PlannedService } from '#contract/service-shapes.ts'
import { SERVICE_MARKS } from '#domain/services/service.ts'
import { useFieldSteps } from '#web/lib/keyboard/use-field-steps.ts'
import { Action } from '#web/ui/actions/action.tsx'
import { RowMenu } from '#web/ui/actions/row-menu.tsx'
import { AutosaveFailure } from '#web/ui/autosave-failure.tsx'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { IconX } from '#web/ui/icons/x.ts'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { type PlannedCarte, serviceView } from '#web/entities/plan/service-view.ts'
import { CoversField } from './covers-field.tsx'
import { PortionsTable } from './portions-table.tsx'
import classes from './service-card.module.css'
import { useService } from './use-service.ts'

export interface ServiceCardProps {
  carte: PlannedCarte
  stored: PlannedService
  /** The house has several cartes: it is named. */
  several: boolean
  /** Called with the service as it is typed. */
  onShown: (service: PlannedService) => void
  onRemove: (service: PlannedService) => void
}

/** One service: its covers, and folded the portions of its dishes, saved as they are typed. */
export function ServiceCard({ carte, stored, several, onShown, onRemove }: ServiceCardProps) {
  const t = useTranslations('tomorrow')
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  useFieldSteps(fields)
  const { service, autosave, conflict, flush, type, choose } = useService(carte, stored)
  useEffect(() => onShown(service), [service, onShown])
  const view = serviceView(carte, service)
  const name = t(`meals.${service.meal ?? 'day'}`)
  const { mark } = service
  const anyTyped = service.items.some(({ portions }) => portions !== null)
  return (
    <Card component="section" aria-labelledby={id}>
      <UnsavedChangesGuard dirty={autosave.failure !== null && Object.keys(autosave.unsaved).length > 0} />
      <div className={classes.head}>
        <Title order={3} id={id} size="h4" className={classes.name}>
          {name} {several && <span className={classes.carte}>{carte.nom}</span>}
        </Title>
        <SaveState autosave={autosave} />
        {mark !== null && (
          <Button
            size="compact-md"
            variant="light"
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={t('marks.remove', { mark: t(`marks.${mark}`) })}
            onClick={() => choose({ mark: null })}
          >
            {t(`marks.${mark}`)}
          </Button>
        )}
        <RowMenu label={t('marks.of', { service: name })}>
          {SERVICE_MARKS.filter((known) => known !== mark).map((known) => (
            <Action key={known} onClick={() => choose({ mark: known })}>
              {t(`marks.${known}`)}
            </Action>
          ))}
          {service.version > 0 && <Action onClick={() => onRemove(service)}>{t('services.remove')}</Action>}
        </RowMenu>
      </div>
      <Stack gap="xs">
        <ConflictNotice conflict={conflict} busy={autosave.status === 'saving'} savesItself />
        {autosave.failure !== null && conflict.state.is === 'none' && (
          <AutosaveFailure what={t('failure.save')} failure={autosave.failure} onRetry={flush} />
        )}
      </Stack>
      {mark === 'closed' ? (
        <p className="dimmed">{t('marks.closedNote')}</p>
      ) : (
        <div ref={fields}>
          <CoversField service={service} name={name} onType={(covers) => type({ covers })} onLeave={flush} />
          {view.groups.length === 0 ? (
            <p className={classes.note}>{t('portions.noDishes')}</p>
          ) : (
            <PortionsTable
              view={view}
              name={name}
              onType={(item, portions) => type({ [item]: portions })}
              onLeave={flush}
            />
          )}
          {anyTyped && <p className={classes.note}>{t('portions.typedHint')}</p>}
          {mark !== null && <p className={classes.note}>{t('marks.leftOut')}</p>}
        </div>
      )}
    </Card>
  )
}
