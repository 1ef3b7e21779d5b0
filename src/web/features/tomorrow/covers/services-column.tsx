import { Group, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PlannedService, ServicePlan } from '#contract/service-shapes.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import { serviceKey } from '#web/entities/plan/service-view.ts'
import { useRemoveService, useWriteService } from '../tomorrow-api.ts'
import { AddService, useServiceName } from './add-service.tsx'
import { ServiceCard } from './service-card.tsx'
import { itemsOf } from './use-service.ts'

export interface ServicesColumnProps {
  day: string
  plan: ServicePlan
  /** Those of the day, as they are stored. */
  services: readonly PlannedService[]
  onShown: (service: PlannedService) => void
}

/** The services of a day; another one is added, or one that was added by mistake is removed. */
export function ServicesColumn({ day, plan, services, onShown }: ServicesColumnProps) {
  const t = useTranslations('tomorrow')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const write = useWriteService()
  const remove = useRemoveService()
  const { cartes } = plan
  const several = cartes.length > 1
  const nameOf = useServiceName(cartes)
  const failed = (what: string) => (failure: unknown) => notifyFailure(sentence(what, failure))
  const onRemove = (service: PlannedService) => {
    const { carteId, meal, covers, served, mark } = service
    remove.mutate(
      { day, carteId, meal },
      {
        onSuccess: () =>
          notifyUndo(t('services.removed', { service: nameOf(service) }), common('undo'), () =>
            write.mutate(
              { day, carteId, meal, version: 0, covers, served, mark, items: itemsOf(service) },
              { onError: failed(t('services.notPutBack')) },
            ),
          ),
        onError: failed(t('services.notRemoved')),
      },
    )
  }
  return (
    <Stack gap="md" data-print="hidden">
      {services.map((service) => {
        const carte = cartes.find(({ id }) => id === service.carteId)
        return (
          carte && (
            <ServiceCard
              key={serviceKey(service)}
              carte={carte}
              stored={service}
              several={several}
              onShown={onShown}
              onRemove={onRemove}
            />
          )
        )
      })}
      <Group>
        <AddService day={day} plan={plan} services={services} />
      </Group>
    </Stack>
  )
}
