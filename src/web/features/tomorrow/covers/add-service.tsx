import { Button, Menu } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PlannedService, ServicePlan } from '#contract/service-shapes.ts'
import { MEALS } from '#domain/services/service.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { notifyFailure } from '#web/ui/notices.tsx'
import { serviceKey } from '#web/entities/plan/service-view.ts'
import { useWriteService } from '../tomorrow-api.ts'

export interface AddServiceProps {
  day: string
  plan: ServicePlan
  /** Those that the day has. */
  services: readonly PlannedService[]
}

/** Adds one of the services that a day does not have. */
export function AddService({ day, plan: { cartes }, services }: AddServiceProps) {
  const t = useTranslations('tomorrow.services')
  const sentence = useFailureSentence()
  const write = useWriteService()
  const nameOf = useServiceName(cartes)
  const known = new Set(services.map(serviceKey))
  const others = cartes
    .flatMap(({ id: carteId }) => [...MEALS, null].map((meal) => ({ carteId, meal })))
    .filter((service) => !known.has(serviceKey(service)))
  if (others.length === 0) return null
  return (
    <Menu shadow="md">
      <Menu.Target>
        <Button variant="subtle" leftSection={<IconPlus size={16} aria-hidden />} disabled={write.isPending}>
          {t('add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map((service) => (
          <Menu.Item
            key={serviceKey(service)}
            onClick={() =>
              write.mutate(
                { day, ...service, version: 0 },
                { onError: (failure) => notifyFailure(sentence(t('notAdded'), failure)) },
              )
            }
          >
            {nameOf(service)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** 'Midi'; with its carte where the house has several. */
export function useServiceName(cartes: ServicePlan['cartes']) {
  const t = useTranslations('tomorrow')
  return ({ carteId, meal }: Pick<PlannedService, 'carteId' | 'meal'>): string => {
    const service = t(`meals.${meal ?? 'day'}`)
    const carte = cartes.length > 1 ? cartes.find(({ id }) => id === carteId) : undefined
    return carte === undefined ? service : t('services.ofCarte', { service, carte: carte.nom })
  }
}
