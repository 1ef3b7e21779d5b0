import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { CarteVersionDetail } from '#contract/carte-versions.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { PaperBar } from '#web/ui/paper-bar/paper-bar.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { OwnersActions } from '../print/owners-actions.tsx'
import type { OwnersViewOnScreen } from '../print/use-owners-view.ts'

export interface VersionBarProps {
  version: Pick<CarteVersionDetail, 'nom' | 'createdAt'>
  owner: OwnersViewOnScreen
  makingPdf: boolean
  onPdf: () => void
}

/** What is done with a kept carte: the PDF, the owner's figures on its pages, and printing it again. */
export function VersionBar({ version: { nom, createdAt }, owner, makingPdf, onPdf }: VersionBarProps) {
  const t = useTranslations('cartes')
  const format = useFormat()
  return (
    <PaperBar
      back={{ to: paths.cartes, label: t('versions.back') }}
      beside={
        <Text span size="sm" c="dimmed">
          {t('versions.asOf', { name: nom, date: format.dateLong(createdAt) })}
        </Text>
      }
      main={
        <DemoLock>
          <Button onClick={onPdf} disabled={makingPdf}>
            {makingPdf ? t('print.makingPdf') : t('print.pdf')}
          </Button>
        </DemoLock>
      }
    >
      <OwnersActions owner={owner} />
      <PrintButton>{t('print.print')}</PrintButton>
    </PaperBar>
  )
}
