import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { KITCHEN_PAPER } from '#web/lib/pages/finished-pages.ts'
import { DemoLock } from '../demo/demo-lock.tsx'
import { notifyFailure } from '../notices.tsx'
import { PaperBar, type PaperBarProps } from '../paper-bar/paper-bar.tsx'
import { PaperZoom, Zoomed } from '../paper-bar/paper-zoom.tsx'
import { PrintButton } from '../print-button.tsx'
import { ComposedPages } from './composed-pages.tsx'
import classes from './composed-paper.module.css'
import { type PagesFile, useDownloadPages } from './use-download-pages.ts'

export interface ComposedPaperProps extends PagesFile {
  /** Of the window. */
  windowTitle: string
  back: PaperBarProps['back']
  /** Next to the way back. */
  beside?: ReactNode
  /** Called when the pages go onto paper, or were handed over as a PDF. */
  onTaken?: () => void
  texts: { print: string; exportPdf: string; exporting: string; exportFailed: string }
}

/** A whole page that shows pages of paper, to print and to hand over as a PDF. */
export function ComposedPaper({ windowTitle, back, beside, texts, onTaken, ...file }: ComposedPaperProps) {
  const sentence = useFailureSentence()
  const download = useDownloadPages((given: PagesFile) => given)
  const printed = useEffectEvent(() => onTaken?.())
  useEffect(() => {
    const onPrint = () => printed()
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [])
  const exportPdf = () =>
    download.mutate(file, {
      onSuccess: onTaken,
      onError: (failure) => notifyFailure(sentence(texts.exportFailed, failure)),
    })
  return (
    <PaperZoom>
      <div className={classes.page}>
        <title>{`${windowTitle} · Gramme`}</title>
        <PaperBar
          back={back}
          beside={beside}
          main={
            <DemoLock>
              <Button onClick={exportPdf} disabled={download.isPending}>
                {download.isPending ? texts.exporting : texts.exportPdf}
              </Button>
            </DemoLock>
          }
        >
          <PrintButton>{texts.print}</PrintButton>
        </PaperBar>
        <Zoomed>
          <ComposedPages query={file.query} paper={KITCHEN_PAPER.portrait} />
        </Zoomed>
      </div>
    </PaperZoom>
  )
}
