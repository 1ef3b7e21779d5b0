import { Button, FileButton, Group, Text } from '@mantine/core'
import { type InputHTMLAttributes, useRef } from 'react'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import classes from './drop-zone.module.css'
import { useFileDrop } from './use-file-drop.ts'

interface FilesZoneTexts {
  here: string
  files: string
  folder: string
  limits: string
}

export interface FilesZoneProps {
  /** Of an input: what the picker shows. */
  accept: string
  texts: FilesZoneTexts
  onFiles: (files: readonly File[]) => void
  /** Called while the event is handled: later its items are empty. */
  onDrop: (dropped: DataTransfer) => void
}

/** A picker of all files of a folder, which browsers of phones do not have. */
const FOLDER: InputHTMLAttributes<HTMLInputElement> & { webkitdirectory: string } = { webkitdirectory: '' }
const canPickFolders = () =>
  'webkitdirectory' in HTMLInputElement.prototype && !matchMedia('(pointer: coarse)').matches

/** Where files and folders are dropped, or chosen by a button. */
export function FilesZone({ accept, texts, onFiles, onDrop }: FilesZoneProps) {
  const resetFiles = useRef<() => void>(null)
  const resetFolder = useRef<() => void>(null)
  const over = useFileDrop(onDrop)
  return (
    <div className={classes.zone} data-over={over || undefined}>
      <CrateDrawing />
      <Text fw={600} className={classes.drop}>
        {texts.here}
      </Text>
      <Group justify="center" gap="sm">
        <FileButton
          multiple
          accept={accept}
          resetRef={resetFiles}
          inputProps={{ 'aria-label': texts.files }}
          onChange={(files) => {
            // Allows the same files to be chosen again after a correction.
            resetFiles.current?.()
            onFiles(files)
          }}
        >
          {(props) => <Button {...props}>{texts.files}</Button>}
        </FileButton>
        {canPickFolders() && (
          <FileButton
            multiple
            resetRef={resetFolder}
            inputProps={{ 'aria-label': texts.folder, ...FOLDER }}
            onChange={(files) => {
              resetFolder.current?.()
              onFiles(files)
            }}
          >
            {(props) => (
              <Button variant="default" {...props}>
                {texts.folder}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {texts.limits}
      </Text>
    </div>
  )
}
