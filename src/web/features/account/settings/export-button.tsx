import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { downloadFile } from '#web/lib/browser/download-file.ts'
import { makeFile } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { fetchExport } from './fetch-export.ts'

/** Downloads everything that the account holds. */
export function ExportButton() {
  const t = useTranslations()
  const textOf = useFailureText()
  const exporting = useMutation({
    mutationFn: () => makeFile(fetchExport),
    onSuccess: (file) => downloadFile(`gramme-${new Date().toISOString().slice(0, 10)}.zip`, file),
  })
  return (
    <>
      <DemoLock>
        <Button
          variant="default"
          aria-disabled={exporting.isPending}
          onClick={() => {
            if (!exporting.isPending) exporting.mutate()
          }}
        >
          {exporting.isPending ? t('settings.data.exportBusy') : t('settings.data.exportButton')}
        </Button>
      </DemoLock>
      {exporting.error !== null && (
        <ErrorBanner text={textOf(exporting.error, t('account.failures.export'))} />
      )}
    </>
  )
}
