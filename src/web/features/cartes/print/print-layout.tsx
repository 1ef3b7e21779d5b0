import { ActionIcon, Alert, Stack, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '#web/ui/icons/adjustments-horizontal.ts'
import { IconInfoCircle } from '#web/ui/icons/info-circle.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PaperLock } from '#web/ui/demo/paper-lock.tsx'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { NamedDrawer } from '#web/ui/named-dialog.tsx'
import { PaperZoom, Zoomed } from '#web/ui/paper-bar/paper-zoom.tsx'
import { UnprintedSigns } from '#web/ui/paper-pages/unprinted-signs.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { cartePagesQuery } from '../pages/carte-pages-query.ts'
import { CartePages } from '../pages/carte-pages.tsx'
import { useDownloadCartePdf } from '../pages/use-download-carte-pdf.ts'
import { CHECK_LIST } from '../checks/check-list.tsx'
import { CheckSummary } from '../checks/check-summary.tsx'
import { MissingEnglish } from '../english/missing-english.tsx'
import { SavingFailed } from '../settings/saved-state.tsx'
import { useCarteSettings } from '../settings/use-carte-settings.ts'
import { carteDocumentOf, carteLookOf, namedOn, printedCarte } from './carte-document-of.ts'
import { CarteControls } from './carte-controls.tsx'
import classes from './print-layout.module.css'
import { PrintToolbar } from './print-toolbar.tsx'
import { useOwnersView } from './use-owners-view.ts'
import { WithheldDishes } from './withheld-dishes.tsx'

/** The carte's settings on one side, its pages on the other. In print, the pages alone. */
export function PrintLayout({ stored }: { stored: Carte }) {
  const t = useTranslations('cartes.print')
  const sentence = useFailureSentence()
  const phone = usePhone()
  const settings = useCarteSettings(stored)
  const { carte } = settings
  const printed = useMemo(() => printedCarte(carte), [carte])
  const owner = useOwnersView(printed)
  const [sparesInk, spareInk] = useState(false)
  const [opened, drawer] = useDisclosure()
  const download = useDownloadCartePdf()
  const paper = useMemo(
    () => ({ carte: carteDocumentOf(printed, owner.view), look: carteLookOf(carte, sparesInk) }),
    [carte, printed, owner.view, sparesInk],
  )
  const pages = useQuery(cartePagesQuery(paper)).data?.length
  const empty = namedOn(printed).length === 0
  const [atChecks, setAtChecks] = useState(false)
  const openDrawer = (opensAtChecks: boolean) => {
    setAtChecks(opensAtChecks)
    drawer.open()
  }
  const openChecks = () => {
    if (phone) return openDrawer(true)
    const list = document.getElementById(CHECK_LIST)
    list?.scrollIntoView({ block: 'start' })
    list?.focus({ preventScroll: true })
  }
  const controls = (
    <CarteControls
      settings={settings}
      pages={pages === undefined ? undefined : pages - Number(carte.coverPage)}
      sparesInk={sparesInk}
      onSpareInk={spareInk}
      atChecks={phone && atChecks}
    />
  )

  return (
    <PaperZoom>
      <div className={classes.page}>
        <title>{`${t('windowTitle', { name: carte.nom })} · Gramme`}</title>
        <PrintToolbar
          carteId={carte.id}
          autosave={settings.autosave}
          owner={owner}
          empty={empty}
          making={download.isPending}
          onDownload={() => download.mutate(paper)}
          tool={
            phone ? (
              <ActionIcon
                variant="default"
                size="input-sm"
                aria-label={t('controls')}
                title={t('controls')}
                onClick={() => openDrawer(false)}
              >
                <IconAdjustmentsHorizontal size={18} aria-hidden />
              </ActionIcon>
            ) : undefined
          }
        />
        <UnsavedChangesGuard dirty={settings.conflict.state.is === 'asked'} />
        <div className={classes.columns}>
          {!phone && (
            <aside className={classes.controls} aria-label={t('controls')} data-print="hidden">
              {controls}
            </aside>
          )}
          <section aria-label={t('preview')}>
            <Stack gap="sm" className={classes.notes} data-print="hidden">
              {!(phone && opened) && <SavingFailed {...settings} />}
              <CheckSummary carte={carte} onOpen={openChecks} />
              <WithheldDishes carte={carte} />
              <MissingEnglish carte={printed} />
              <UnprintedSigns document={paper.carte} />
              {download.isError && (
                <ErrorBanner text={sentence(t('pdfFailed'), download.error)} onClose={download.reset} />
              )}
              {owner.margins && !empty && (
                <Alert color="saffron" icon={<IconInfoCircle size={18} aria-hidden />}>
                  {t('marginsOnPaper')}
                </Alert>
              )}
            </Stack>
            {empty ? (
              <EmptyState
                drawing={<CarteDrawing />}
                title={t('empty')}
                sentence={t('emptyBody')}
                action={<ButtonLink to={paths.gammes}>{t('fill')}</ButtonLink>}
              />
            ) : (
              <PaperLock>
                <Zoomed>
                  <CartePages {...paper} />
                </Zoomed>
              </PaperLock>
            )}
          </section>
        </div>
        {phone && (
          <NamedDrawer
            opened={opened}
            onClose={drawer.close}
            position="bottom"
            size="75%"
            title={t('controls')}
            closeButtonProps={{ 'aria-label': t('close') }}
          >
            {controls}
          </NamedDrawer>
        )}
        <VisuallyHidden component="output">{download.isPending && t('makingPdf')}</VisuallyHidden>
      </div>
    </PaperZoom>
  )
}
