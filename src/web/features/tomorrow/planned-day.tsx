import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PlannedService, ServicePlan } from '#contract/service-shapes.ts'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { ServicesColumn } from './covers/services-column.tsx'
import { OrdersColumn, type OrdersProps } from './orders/orders-column.tsx'
import type { MakingParts } from './production/making.ts'
import { ProductionColumn } from './production/production-column.tsx'
import { useProduction } from './production/use-production.ts'
import { serviceKey } from '#web/entities/plan/service-view.ts'
import { TabbedColumns } from './tabbed-columns.tsx'
import { kitchenQuery } from './tomorrow-api.ts'
import type { TomorrowView } from './tomorrow-search.ts'

/** What other features bring to the day. */
export interface DayParts {
  making: MakingParts
  Orders: ComponentType<OrdersProps>
}

export interface PlannedDayProps {
  day: string
  plan: ServicePlan
  parts: DayParts
  view: TomorrowView
  onView: (view: TomorrowView) => void
}

/** A day to come: what is typed of its services moves all that follows from them. */
export function PlannedDay({ day, plan, parts, view, onView }: PlannedDayProps) {
  const t = useTranslations('tomorrow.failure')
  const [typed, setTyped] = useState<ReadonlyMap<string, PlannedService>>(new Map())
  const onShown = useCallback(
    (service: PlannedService) => setTyped((before) => new Map(before).set(serviceKey(service), service)),
    [],
  )
  const services = plan.days.find((known) => known.day === day)?.services ?? []
  const query = combineQueries(useQuery(kitchenQuery()), useSettings())
  const [kitchen, settings] = query.data ?? []
  const method = settings?.wastageMethod
  const production = useProduction({ day, plan, typed, kitchen, method })
  const known =
    production === undefined || kitchen === undefined || settings === undefined
      ? undefined
      : { production, kitchen, settings }
  const read = (column: ReactNode) => (
    <PageState
      query={{ ...query, data: column || undefined }}
      failureText={t('load')}
      skeleton={<TableSkeleton rows={5} />}
    >
      {(shown) => shown}
    </PageState>
  )
  return (
    <TabbedColumns
      view={view}
      onView={onView}
      columns={{
        couverts: <ServicesColumn day={day} plan={plan} services={services} onShown={onShown} />,
        production: read(
          known && (
            <ProductionColumn
              day={day}
              production={known.production}
              stations={known.settings.stations}
              parts={parts.making}
            />
          ),
        ),
        commandes: read(
          known && (
            <OrdersColumn
              production={known.production}
              kitchen={known.kitchen}
              method={known.settings.wastageMethod}
              Orders={parts.Orders}
            />
          ),
        ),
      }}
    />
  )
}
