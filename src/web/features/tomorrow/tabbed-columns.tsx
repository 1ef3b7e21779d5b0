import { Tabs, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './tabbed-columns.module.css'
import { TOMORROW_VIEWS, type TomorrowView } from './tomorrow-search.ts'

export interface TabbedColumnsProps {
  columns: Record<TomorrowView, ReactNode>
  /** Where there is no room for all of them. */
  view: TomorrowView
  onView: (view: TomorrowView) => void
}

/** Three columns where there is room for them; otherwise one at a time. Each of them stays, with what is typed in it. */
export function TabbedColumns({ columns, view, onView }: TabbedColumnsProps) {
  const t = useTranslations('tomorrow.views')
  return (
    <Tabs
      keepMountedMode="display-none"
      value={view}
      onChange={(chosen) => {
        const next = TOMORROW_VIEWS.find((known) => known === chosen)
        if (next) onView(next)
      }}
    >
      <Tabs.List grow aria-label={t('label')} className={classes.tabs} data-print="hidden">
        {TOMORROW_VIEWS.map((known) => (
          <Tabs.Tab key={known} value={known}>
            {t(known)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <div className={classes.columns}>
        {TOMORROW_VIEWS.map((known) => (
          <Tabs.Panel key={known} value={known} className={classes.column}>
            <Title order={2} size="h3" className={classes.title}>
              {t(known)}
            </Title>
            {columns[known]}
          </Tabs.Panel>
        ))}
      </div>
    </Tabs>
  )
}
