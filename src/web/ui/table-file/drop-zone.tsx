import { Button, FileButton, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import classes from './drop-zone.module.css'

/** What a list usually comes as; whatever else is chosen is judged by what it holds. */
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values'

/** Where a file is dropped, or chosen by a button. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslations('tableFile')
  const [over, setOver] = useState(false)
  const reset = useRef<() => void>(null)

  // Anywhere on the page: beside the frame, the browser would leave for the file.
  const dragged = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    // Over the page, it leaves one element for another; out of the page, for none.
    setOver(event.type === 'dragover' || (event.type === 'dragleave' && event.relatedTarget !== null))
    const [file] = event.type === 'drop' ? event.dataTransfer.files : []
    if (file) onFile(file)
  })
  useEffect(() => {
    const types = ['dragover', 'dragleave', 'drop'] as const
    for (const type of types) document.addEventListener(type, dragged)
    return () => {
      for (const type of types) document.removeEventListener(type, dragged)
    }
  }, [])

  return (
    <div className={classes.zone} data-over={over || undefined}>
      <CrateDrawing />
      <Text fw={600} className={classes.drop}>
        {t('drop')}
      </Text>
      <FileButton
        accept={ACCEPTED}
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
