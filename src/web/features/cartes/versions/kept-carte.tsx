import { Alert, Stack, VisuallyHidden } from '@mantine/core'
import { IconInfoCircle } from '#web/ui/icons/info-circle.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteVersionDetail } from '#contract/carte-versions.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { PaperLock } from '#web/ui/demo/paper-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PaperZoom, Zoomed } from '#web/ui/paper-bar/paper-zoom.tsx'
import { versionLogoAddress } from '../logo/logo-address.ts'
import { CartePages } from '../pages/carte-pages.tsx'
import { useDownloadCartePdf } from '../pages/use-download-carte-pdf.ts'
import { carteDocumentOf, carteLookOf, printedCarte } from '../print/carte-document-of.ts'
import layout from '../print/print-layout.module.css'
import { useOwnersView } from '../print/use-owners-view.ts'
import { WithheldDishes } from '../print/withheld-dishes.tsx'
import { VersionBar } from './version-bar.tsx'

/** The pages of a kept carte, as they were printed. */
export function KeptCarte({ version }: { version: CarteVersionDetail }) {
  const { nom, carte } = version
  const t = useTranslations('cartes')
  const sentence = useFailureSentence()
  const printed = useMemo(() => printedCarte(carte), [carte])
  const owner = useOwnersView(printed)
  const download = useDownloadCartePdf()
  const paper = useMemo(
    () => ({
      carte: carteDocumentOf(printed, owner.view, versionLogoAddress),
      look: carteLookOf(carte, false),
    }),
    [carte, printed, owner.view],
  )
  const makingPdf = download.isPending
  return (
    <PaperZoom>
      <div className={layout.page}>
        <title>{`${t('versions.windowTitle', { name: nom })} · Gramme`}</title>
        <VersionBar
          version={version}
          owner={owner}
          makingPdf={makingPdf}
          onPdf={() => download.mutate(paper)}
        />
        <Stack gap="sm" className={layout.notes} data-print="hidden">
          <WithheldDishes carte={carte} />
          {download.isError && (
            <ErrorBanner text={sentence(t('print.pdfFailed'), download.error)} onClose={download.reset} />
          )}
          {owner.margins && (
            <Alert color="saffron" icon={<IconInfoCircle size={18} aria-hidden />}>
              {t('print.marginsOnPaper')} {t('versions.costsOfThen')}
            </Alert>
          )}
        </Stack>
        <section aria-label={t('print.preview')}>
          <PaperLock>
            <Zoomed>
              <CartePages {...paper} />
            </Zoomed>
          </PaperLock>
        </section>
        <VisuallyHidden component="output">{makingPdf && t('print.makingPdf')}</VisuallyHidden>
      </div>
    </PaperZoom>
  )
}
