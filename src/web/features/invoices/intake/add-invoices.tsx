import { Button, type ButtonProps, FileButton } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'

/** What invoices come as; whatever else is chosen is judged by what it holds. */
export const INVOICE_FILES = '.pdf,.xml,.zip,application/pdf,text/xml,application/xml,application/zip'

export interface AddInvoicesProps extends ButtonProps {
  onFiles: (files: readonly File[]) => void
}

/** Chooses files of invoices, several at once. */
export function AddInvoices({ onFiles, ...button }: AddInvoicesProps) {
  const t = useTranslations('invoices')
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      multiple
      accept={INVOICE_FILES}
      resetRef={reset}
      inputProps={{ 'aria-label': t('choose') }}
      onChange={(files) => {
        // Allows the same files to be chosen again.
        reset.current?.()
        onFiles(files)
      }}
    >
      {(props) => (
        <DemoLock>
          <Button {...button} {...props}>
            {t('add')}
          </Button>
        </DemoLock>
      )}
    </FileButton>
  )
}
