import { Alert, Box, Button, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteVersionDetail } from '#contract/carte-versions.ts'
import { paths } from '#web/entities/paths.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { PaperLock } from '#web/ui/demo/paper-lock.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { Action } from '#web/ui/actions/action.tsx'
import { PaperZoom, Zoomed } from '#web/ui/paper-bar/paper-zoom.tsx'
import { PaperBar } from '#web/ui/paper-bar/paper-bar.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { versionLogoAddress } from '../logo/logo-address.ts'
import { CartePages } from '../pages/carte-pages.tsx'
import { useDownloadCartePdf } from '../pages/use-download-carte-pdf.ts'
import { carteDocumentOf, carteLookOf, printedCarte } from '../print/carte-document-of.ts'
import layout from '../print/print-layout.module.css'
import { useOwnersView } from '../print/use-owners-view.ts'
import { WithheldDishes } from '../print/withheld-dishes.tsx'
import { versionQuery } from './versions-api.ts'

/** A carte as it was kept: its pages as they were printed, to be printed again. */
export function CarteVersionPage({ id }: { id: string }) {
  const t = useTranslations('cartes.versions')
  const { data, error, isFetching, refetch } = useQuery(versionQuery(id))
  if (data !== undefined) return <Version version={data} />
  if (error === null) return <PageSpinner />
  return (
    <Box p="xl">
      {codeOf(error) === 'NOT_FOUND' ? (
        <EmptyState
          drawing={<CarteDrawing />}
          sentence={t('failure.gone')}
          action={<ButtonLink to={paths.cartes}>{t('back')}</ButtonLink>}
        />
      ) : (
        <ErrorCard
          failure={error}
          failureText={t('failure.load')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </Box>
  )
}

function Version({ version: { nom, carte, createdAt } }: { version: CarteVersionDetail }) {
  const t = useTranslations('cartes')
  const sentence = useFailureSentence()
  const format = useFormat()
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
  const making = download.isPending
  return (
    <PaperZoom>
      <div className={layout.page}>
        <title>{`${t('versions.windowTitle', { name: nom })} · Gramme`}</title>
        <PaperBar
          back={{ to: paths.cartes, label: t('versions.back') }}
          beside={
            <Text span size="sm" c="dimmed">
              {t('versions.asOf', { name: nom, date: format.dateLong(createdAt) })}
            </Text>
          }
          main={
            <DemoLock>
              <Button onClick={() => download.mutate(paper)} disabled={making}>
                {making ? t('print.makingPdf') : t('print.pdf')}
              </Button>
            </DemoLock>
          }
        >
          {owner.margins && (
            <Action onClick={owner.toggleStatistics}>
              {t(owner.statistics ? 'print.hideStatistics' : 'print.showStatistics')}
            </Action>
          )}
          <Action onClick={owner.toggleMargins}>
            {t(owner.margins ? 'print.hideMargins' : 'print.showMargins')}
          </Action>
          <PrintButton>{t('print.print')}</PrintButton>
        </PaperBar>
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
        <VisuallyHidden component="output">{making && t('print.makingPdf')}</VisuallyHidden>
      </div>
    </PaperZoom>
  )
}
