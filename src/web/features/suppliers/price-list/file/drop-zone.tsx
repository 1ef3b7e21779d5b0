import { Button, FileButton, Text } from '@mantine/core'
import { useRef, useState, type DragEvent } from 'react'
import { useTranslations } from 'use-intl'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import classes from './drop-zone.module.css'

/** What a list usually comes as; whatever else is chosen is judged by what it holds. */
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values'

/** Where a file is dropped, or chosen by a button. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslations('priceList.file')
  const [over, setOver] = useState(false)
  const reset = useRef<() => void>(null)

  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <div
      className={classes.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <CrateDrawing />
      <Text fw={600} className={classes.drop}>
        {t('drop')}
      </Text>
      <FileButton
        accept={ACCEPTED}
        resetRef={reset}
        inputProps={{ 'aria-label': t('choose') }}
        onChange={(file) => {
          // The same file may be chosen again once it has been mended.
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
