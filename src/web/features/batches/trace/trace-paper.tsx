import { useTranslations } from 'use-intl'
import { ComposedPaper, type ComposedPaperProps } from '#web/ui/paper-pages/composed-paper.tsx'
import type { TraceDocument } from './trace-document.ts'
import { tracePagesQuery } from './trace-pages-query.ts'

export interface TracePaperProps extends Pick<ComposedPaperProps, 'back' | 'beside'> {
  trace: TraceDocument
}

/** The pages for an inspector, to print and to hand over as a PDF. */
export function TracePaper({ trace, ...bar }: TracePaperProps) {
  const t = useTranslations('batches.paper')
  return (
    <ComposedPaper
      {...bar}
      query={tracePagesQuery(trace)}
      title={trace.title}
      kind="tracabilite"
      windowTitle={t('windowTitle', { name: trace.title })}
      texts={{
        print: t('print'),
        exportPdf: t('exportPdf'),
        exporting: t('exporting'),
        exportFailed: t('exportFailed'),
      }}
    />
  )
}
