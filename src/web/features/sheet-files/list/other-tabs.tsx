import { List, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Fold } from '#web/ui/fold.tsx'
import type { OtherTab } from '../reading/overview.ts'
import { baseName } from '#web/lib/sources/chosen-files.ts'
import { tabId } from '../verdict.ts'
import classes from './import-summary.module.css'

export interface OtherTabsProps {
  tabs: readonly OtherTab[]
  /** Of the files, by their places. */
  names: readonly string[]
  onOpen: (tab: string) => void
}

/** The tabs that hold no sheet, each with what it is. */
export function OtherTabs({ tabs, names, onOpen }: OtherTabsProps) {
  const t = useTranslations('sheetFiles')
  if (tabs.length === 0) return null
  return (
    <Fold summary={t('summary.others', { count: tabs.length })}>
      {() => (
        <List size="sm" className={classes.refused}>
          {tabs.map((tab) => (
            <List.Item key={tabId(tab)}>
              <button type="button" className={classes.tab} onClick={() => onOpen(tabId(tab))}>
                {t('list.place', { file: baseName(names[tab.file] ?? ''), tab: tab.name })}
              </button>
              <Text size="sm" c="dimmed">
                {t(`tabs.${tab.outcome}`)}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </Fold>
  )
}
