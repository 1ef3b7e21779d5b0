import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { KITCHEN_PAPER } from '#web/lib/pages/finished-pages.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { PaperBar } from '#web/ui/paper-bar/paper-bar.tsx'
import { PaperZoom, Zoomed } from '#web/ui/paper-bar/paper-zoom.tsx'
import { ComposedPages } from '#web/ui/paper-pages/composed-pages.tsx'
import { useDownloadPages } from '#web/ui/paper-pages/use-download-pages.ts'
import { PrintButton } from '#web/ui/print-button.tsx'
import type { TraceDocument } from './trace-document.ts'
import classes from './trace-paper.module.css'
import { tracePagesQuery } from './trace-pages-query.ts'

export interface TracePaperProps {
  trace: TraceDocument
  back: { to: AppPath; label: string }
  /** Next to the way back. */
  beside?: ReactNode
}

/** The pages for an inspector, to print and to hand over as a PDF. */
export function TracePaper({ trace, back, beside }: TracePaperProps) {
  const t = useTranslations('batches.paper')
  const sentence = useFailureSentence()
  const download = useDownloadPages((given: TraceDocument) => ({
    query: tracePagesQuery(given),
    title: given.title,
    kind: 'tracabilite',
  }))
  const exportPdf = () =>
    download.mutate(trace, {
      onError: (failure) => notifyFailure(sentence(t('exportFailed'), failure)),
    })
  return (
    <PaperZoom>
      <div className={classes.page}>
        <title>{`${t('windowTitle', { name: trace.title })} · Gramme`}</title>
        <PaperBar
          back={back}
          beside={beside}
          main={
            <DemoLock>
              <Button onClick={exportPdf} disabled={download.isPending}>
                {t(download.isPending ? 'exporting' : 'exportPdf')}
              </Button>
            </DemoLock>
          }
        >
          <PrintButton>{t('print')}</PrintButton>
        </PaperBar>
        <Zoomed>
          <ComposedPages query={tracePagesQuery(trace)} paper={KITCHEN_PAPER.portrait} />
        </Zoomed>
      </div>
    </PaperZoom>
  )
}
