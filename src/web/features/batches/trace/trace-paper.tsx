import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '#web/lib/session/use-account.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { ComposedPaper, type ComposedPaperProps } from '#web/ui/paper-pages/composed-paper.tsx'
import { issuedTrace } from './issued-trace.ts'
import type { TraceDocument } from './trace-document.ts'
import { tracePagesQuery } from './trace-pages-query.ts'

export interface TracePaperProps extends Pick<ComposedPaperProps, 'back' | 'beside'> {
  trace: TraceDocument
}

/** The pages for an inspector, to print and to hand over as a PDF: with the name of the house. */
export function TracePaper(props: TracePaperProps) {
  const t = useTranslations('batches.paper')
  return (
    <PageState query={useAccount()} failureText={t('houseFailed')}>
      {(house) => <IssuedPaper house={house} {...props} />}
    </PageState>
  )
}

type House = Parameters<typeof issuedTrace>[1]

function IssuedPaper({ house, trace, ...bar }: TracePaperProps & { house: House }) {
  const t = useTranslations('batches.paper')
  const [issuedAt] = useState(() => new Date().toISOString())
  const issued = useMemo(() => issuedTrace(trace, house, issuedAt), [trace, house, issuedAt])
  return (
    <ComposedPaper
      {...bar}
      query={tracePagesQuery(issued)}
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
