import { Alert, Button, Stack } from '@mantine/core'
import { IconInfoCircle } from '#web/ui/icons/info-circle.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PaperBar } from '#web/ui/paper-bar/paper-bar.tsx'
import { PaperZoom, Zoomed } from '#web/ui/paper-bar/paper-zoom.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AllergenTablePages } from '../allergen-table/allergen-table-pages.tsx'
import { useDownloadAllergenPdf } from '../allergen-table/use-download-allergen-pdf.ts'
import { allergenDocumentOf, namedOn } from './carte-document-of.ts'
import classes from './print-layout.module.css'
import { LoadedCarte } from './loaded-carte.tsx'

/** Each dish of a carte against the 14 allergens, to print and to hand to a guest. */
export function AllergensPage({ id }: { id: string }) {
  return <LoadedCarte id={id}>{(carte) => <AllergenPreview carte={carte} />}</LoadedCarte>
}

function AllergenPreview({ carte }: { carte: Carte }) {
  const t = useTranslations('cartes')
  const sentence = useFailureSentence()
  const [opened] = useState(() => new Date())
  const download = useDownloadAllergenPdf(opened)
  const document = useMemo(() => allergenDocumentOf(carte), [carte])
  const undeclared = namedOn(carte).some(({ undeclaredLines }) => undeclaredLines > 0)
  return (
    <PaperZoom>
      <div className={classes.page}>
        <title>{`${t('allergenTable.windowTitle', { name: carte.nom })} · Gramme`}</title>
        <PaperBar
          back={{ to: paths.printCarte(carte.id), label: t('allergenTable.back') }}
          main={
            <DemoLock>
              <Button onClick={() => download.mutate(document)} disabled={download.isPending}>
                {download.isPending ? t('print.makingPdf') : t('print.pdf')}
              </Button>
            </DemoLock>
          }
        >
          <PrintButton>{t('print.print')}</PrintButton>
        </PaperBar>
        <Stack gap="sm" className={classes.notes} data-print="hidden">
          {download.isError && (
            <ErrorBanner text={sentence(t('print.pdfFailed'), download.error)} onClose={download.reset} />
          )}
          {undeclared && (
            <Alert color="saffron" icon={<IconInfoCircle size={18} aria-hidden />}>
              {t('allergenTable.undeclared')}{' '}
              <TextLink to={paths.products} search={{ undeclared: true }} inherit underline="always">
                {t('allergenTable.declare')}
              </TextLink>
            </Alert>
          )}
        </Stack>
        <Zoomed>
          <AllergenTablePages carte={document} day={opened} />
        </Zoomed>
      </div>
    </PaperZoom>
  )
}
