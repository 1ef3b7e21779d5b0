import { Group, Stack, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriod, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { AutosaveFailure } from '#web/ui/autosave-failure.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { dishesToday } from './actions/rank-sold.ts'
import { Analysis } from './analysis/analysis.tsx'
import { QuantityTable } from './entry/quantity-table.tsx'
import { SaveState } from './entry/save-state.tsx'
import { ExportSales } from './export/export-sales.tsx'
import { Comparison } from './comparison/comparison.tsx'
import { Closing } from './closing/closing.tsx'
import { GonePeriod } from './entry/gone-period.tsx'
import { WithoutDishes } from './without-dishes.tsx'
import { useQuantities } from './entry/use-quantities.ts'
import { spreadMenus } from './sold-menus/spread-menus.ts'
import classes from './period-view.module.css'
import { partOn, soldCarteOf } from './sold-carte.ts'
import { periodQuery } from './sales-api.ts'
import { SALES_TABS } from './sales-search.ts'
import type { SalesSearch, SalesTab } from './sales-search.ts'
import type { ShownSales } from './use-shown-sales.ts'

export interface PeriodViewProps {
  carte: CarteSales
  period: SalesPeriod
  search: SalesSearch
  shown: ShownSales
  /** Another window has deleted it: it is shown until what was typed is made a period again. */
  onGone: (period: SalesPeriod) => void
  onCreated: (period: SalesPeriod) => void
  onSearch: (change: Partial<SalesSearch>) => void
}

/** One period: what was sold, to be typed, and what it says. */
export function PeriodView(props: PeriodViewProps) {
  const t = useTranslations('sales.period')
  const { carte, period } = props
  const detail = useQuery(periodQuery(carte.id, period.id))
  return (
    <PageState query={detail} failureText={t('loadFailed')}>
      {(loaded) => <LoadedPeriod {...props} detail={loaded} />}
    </PageState>
  )
}

function LoadedPeriod(props: PeriodViewProps & { detail: SalesPeriodDetail }) {
  const { detail, search, shown, onSearch } = props
  // What is written and compared with another window is of every carte, what is shown of the chosen one.
  const every = useMemo(
    () => ({ ...props.carte, ...soldCarteOf(props.carte, detail) }),
    [props.carte, detail],
  )
  const carte = useMemo(() => ({ ...every, ...partOn(every, shown.carte.id) }), [every, shown.carte.id])
  const { closedAt } = detail
  const ref = { id: carte.id, periodId: detail.id }
  const t = useTranslations('sales')
  const { values, autosave, conflict, gone, flush, type } = useQuantities(every, detail)
  const chosen = carte.gammes.filter(({ id }) => shown.gamme === undefined || id === shown.gamme)
  const gammes = chosen.length === 0 ? carte.gammes : chosen
  const menus = useMemo(() => spreadMenus(carte, values), [carte, values])
  const sold = { gammes, all: gammes.length === carte.gammes.length, values, menus }
  const today = useMemo(() => dishesToday(props.carte), [props.carte])
  const nothing = carte.menus.length === 0 && carte.gammes.every(({ dishes }) => dishes.length === 0)
  const open = (vue: SalesTab | undefined) => onSearch({ vue })
  return (
    <>
      <UnsavedChangesGuard dirty={autosave.failure !== null && Object.keys(autosave.unsaved).length > 0} />
      <Stack gap="sm" className={classes.notes}>
        <ConflictNotice conflict={conflict} busy={autosave.status === 'saving'} savesItself />
        <Closing carte={props.carte} period={detail} busy={Object.keys(autosave.unsaved).length > 0} />
        {gone && <GonePeriod {...props} values={values} autosave={autosave} />}
        {autosave.failure !== null && conflict.state.is === 'none' && !gone && (
          <AutosaveFailure what={t('entry.failure')} failure={autosave.failure} onRetry={flush} />
        )}
      </Stack>
      {nothing ? (
        <WithoutDishes />
      ) : (
        <Tabs
          value={shown.tab}
          onChange={(chosen) => open(SALES_TABS.find((known) => known === chosen))}
          keepMounted={false}
        >
          <Group gap="8px 0" mb="lg" data-print="hidden">
            {/* As wide as all tabs beside each other, before what is saved goes below them. */}
            <Tabs.List flex="1 1 auto" aria-label={t('tabs.label')}>
              {SALES_TABS.map((known) => (
                <Tabs.Tab key={known} value={known}>
                  {t(`tabs.${known}`)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <SaveState autosave={autosave} />
            <ExportSales days={detail} sold={sold} />
          </Group>
          <Tabs.Panel value="ventes">
            <QuantityTable
              gammes={gammes}
              readings={menus.readings}
              values={values}
              readOnly={closedAt !== null}
              period={ref}
              onType={(key, quantity) => type({ [key]: quantity })}
              onLeave={flush}
            />
          </Tabs.Panel>
          <Tabs.Panel value="analyse">
            <Analysis
              {...sold}
              carte={carte}
              today={today}
              days={detail}
              closedAt={closedAt}
              period={ref}
              sort={search.tri ?? '-totalMargin'}
              onSort={(tri) => onSearch({ tri })}
              onCount={(quantities) => {
                type(quantities)
                flush()
              }}
              onEntry={() => open('ventes')}
              onGamme={(gamme) => onSearch({ gamme })}
            />
          </Tabs.Panel>
          <Tabs.Panel value="comparaison">
            <Comparison
              carte={props.carte}
              on={shown.carte.id}
              period={detail}
              values={values}
              other={search.avec}
              onOther={(avec) => onSearch({ avec })}
              gamme={shown.gamme}
            />
          </Tabs.Panel>
        </Tabs>
      )}
    </>
  )
}
