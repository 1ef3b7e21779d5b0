import { Button, FileButton, Text } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import classes from './drop-zone.module.css'
import { useFileDrop } from './use-file-drop.ts'

/** What a list usually comes as; whatever else is chosen is judged by what it holds. */
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values'
const PDF = '.pdf,application/pdf'
/** What the price list of a supplier may come as. */
export const PRICE_LIST_FILES = `${ACCEPTED},${PDF}`

export interface DropZoneProps {
  onFile: (file: File) => void
  /** Whether a table may come as a PDF. */
  pdf?: boolean
}

/** Where a file is dropped, or chosen by a button. */
export function DropZone({ onFile, pdf = false }: DropZoneProps) {
  const t = useTranslations('tableFile')
  const reset = useRef<() => void>(null)
  const over = useFileDrop(({ files: [file] }) => {
    if (file) onFile(file)
  })

  return (
    <div className={classes.zone} data-over={over || undefined}>
      <CrateDrawing />
      <Text fw={600} className={classes.drop}>
        {t('drop')}
      </Text>
      <FileButton
        accept={pdf ? PRICE_LIST_FILES : ACCEPTED}
        resetRef={reset}
        inputProps={{ 'aria-label': t('choose') }}
        onChange={(file) => {
          // Allows the same file to be chosen again after a correction.
          reset.current?.()
          if (file) onFile(file)
        }}
      >
        {(props) => <Button {...props}>{t('choose')}</Button>}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t('limits')}
      </Text>
    </div>
  )
}
