import { Text } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useRowWindow } from '#web/lib/virtual/use-row-window.ts'
import type { OpenedPart } from '../sheet-import-page.tsx'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import type { FoundItem } from '../verdict.ts'
import classes from './found-list.module.css'
import { FoundRow, UnreadRow } from './found-row.tsx'

/** Pixels of a row until it is measured. */
const USUAL_HEIGHT = 41
/** Rows that are painted at once beyond the visible ones: each takes a few milliseconds. */
const STEP = 12

export interface FoundListProps {
  items: readonly FoundItem[]
  /** Of the files, by their places. */
  names: readonly string[]
  choices: SheetChoices
  onOpen: (opened: OpenedPart) => void
}

/** What was found, a row each; only the visible ones are painted. */
export function FoundList({ items, names, choices, onOpen }: FoundListProps) {
  const t = useTranslations('sheetFiles')
  const list = useRef<HTMLDivElement>(null)
  const { indexes, before, after, measure } = useRowWindow({
    list,
    count: items.length,
    rowHeight: USUAL_HEIGHT,
    overscan: 8,
    step: STEP,
  })
  if (items.length === 0) return <Text c="dimmed">{t('filter.nothing')}</Text>
  return (
    <div ref={list} className={classes.list}>
      <div className={classes.head} aria-hidden>
        <span />
        <span>{t('list.name')}</span>
        <span>{t('list.portions')}</span>
        <span>{t('list.cost')}</span>
        <span />
      </div>
      <ul aria-label={t('list.label')} style={{ paddingTop: before, paddingBottom: after }}>
        {indexes.map((index) => {
          const item = items[index]
          if (item === undefined) return null
          return (
            <li
              key={item.id}
              ref={measure}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={items.length}
            >
              {'sheet' in item ? (
                <FoundRow
                  sheet={item.sheet}
                  file={names[item.sheet.file] ?? ''}
                  choice={choices.of(item.id)}
                  change={choices.change}
                  onOpen={onOpen}
                />
              ) : (
                <UnreadRow
                  unread={item.unread}
                  file={names[item.unread.file] ?? ''}
                  onOpen={(tab) => onOpen({ tab })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
