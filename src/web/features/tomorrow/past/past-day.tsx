import { Group, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ServicePlan } from '#contract/service-shapes.ts'
import { Columns } from '#web/ui/columns.tsx'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { serviceKey } from '#web/entities/plan/service-view.ts'
import { AddService } from '../covers/add-service.tsx'
import { PastService } from './past-service.tsx'

export interface PastDayProps {
  day: string
  plan: ServicePlan
}

/** A day that is over, service by service. */
export function PastDay({ day, plan }: PastDayProps) {
  const t = useTranslations('tomorrow.services')
  const { cartes } = plan
  const services = plan.days.find((known) => known.day === day)?.services ?? []
  const add = <AddService day={day} plan={plan} services={services} />
  if (services.length === 0)
    return <EmptyState drawing={<CrateDrawing />} sentence={t('none')} action={add} />
  return (
    <Stack gap="md">
      <Columns base={1} md={2} gap="lg">
        {services.map((service) => {
          const carte = cartes.find(({ id }) => id === service.carteId)
          return (
            carte && (
              <PastService
                key={serviceKey(service)}
                carte={carte}
                stored={service}
                several={cartes.length > 1}
              />
            )
          )
        })}
      </Columns>
      <Group>{add}</Group>
    </Stack>
  )
}
