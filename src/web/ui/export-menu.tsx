import { Button, Menu } from '@mantine/core'
import { IconDownload } from '#web/ui/icons/download.ts'
import { IconFileSpreadsheet } from '#web/ui/icons/file-spreadsheet.ts'
import { IconFileTypeCsv } from '#web/ui/icons/file-type-csv.ts'
import { IconX } from '#web/ui/icons/x.ts'
import { use, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Cell } from '#domain/tables/cell.ts'
import { EXPORT_KINDS, type ExportKind, downloadTable } from '#web/lib/export/download-table.ts'
import { makeFile } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { InMenuContext } from './actions/action.tsx'
import { notifyFailure } from './notices.tsx'

export interface ExportMenuProps {
  /** What the file is called, without its end; asked when it is made. */
  name: () => string
  /** All rows of the list as it is filtered now, the header first. */
  rows: (
    signal: AbortSignal,
    onProgress: (read: number, total: number) => void,
  ) => Promise<readonly (readonly Cell[])[]>
  /** The picture alone, where a head has many buttons. */
  compact?: boolean
}

const ICONS = { csv: IconFileTypeCsv, xlsx: IconFileSpreadsheet } as const

/**
 * 'Exporter': the whole list as CSV or as a workbook, among others in the menu of a page. A long one shows how far it is, and
 * can be given up.
 */
export function ExportMenu({ name, rows, compact = false }: ExportMenuProps) {
  const t = useTranslations('exports')
  const sentence = useFailureSentence()
  const [progress, setProgress] = useState<{ read: number; total: number } | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (kind: ExportKind) => {
    const { signal } = (running.current = new AbortController())
    setProgress({ read: 0, total: 0 })
    try {
      await makeFile(async () => {
        const table = await rows(signal, (read, total) => !signal.aborted && setProgress({ read, total }))
        if (!signal.aborted) await downloadTable(table, kind, name())
      })
    } catch (failure) {
      if (!signal.aborted) notifyFailure(sentence(t('failure'), failure))
    }
    if (!signal.aborted) setProgress(null)
  }
  const giveUp = () => {
    running.current?.abort()
    setProgress(null)
  }

  const inMenu = use(InMenuContext)
  if (progress !== null) {
    return inMenu ? (
      <Menu.Item leftSection={<IconX size={16} aria-hidden />} onClick={giveUp}>
        {t('giveUp', progress)}
      </Menu.Item>
    ) : (
      <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={giveUp}>
        {t('giveUp', progress)}
      </Button>
    )
  }
  const entries = EXPORT_KINDS.map((kind) => {
    const Icon = ICONS[kind]
    return (
      <Menu.Item key={kind} leftSection={<Icon size={16} aria-hidden />} onClick={() => void run(kind)}>
        {inMenu ? t('to', { kind: t(kind) }) : t(kind)}
      </Menu.Item>
    )
  })
  if (inMenu) return entries
  return (
    <Menu shadow="md" position="bottom-end">
      <Menu.Target>
        {compact ? (
          <Button variant="default" px={10} aria-label={t('label')} title={t('label')}>
            <IconDownload size={16} aria-hidden />
          </Button>
        ) : (
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
            {t('label')}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>{entries}</Menu.Dropdown>
    </Menu>
  )
}
