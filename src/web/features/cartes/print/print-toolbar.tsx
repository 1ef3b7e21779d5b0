import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { PaperBar } from '#web/ui/paper-bar/paper-bar.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { KeepVersion } from '../versions/keep-version.tsx'
import { SavedState } from '../settings/saved-state.tsx'
import type { CarteSettingsOnScreen } from '../settings/use-carte-settings.ts'
import type { OwnersViewOnScreen } from './use-owners-view.ts'

export interface PrintToolbarProps {
  carteId: string
  autosave: CarteSettingsOnScreen['autosave']
  owner: OwnersViewOnScreen
  /** Nothing to print yet. */
  empty: boolean
  /** The PDF is being made. */
  making: boolean
  onDownload: () => void
}

/** Above the pages and never on paper. */
export function PrintToolbar({ carteId, autosave, owner, empty, making, onDownload }: PrintToolbarProps) {
  const t = useTranslations('cartes.print')
  return (
    <PaperBar back={{ to: paths.cartes, label: t('back') }} beside={<SavedState autosave={autosave} />}>
      {!empty && (
        <>
          {owner.margins && (
            <Button variant="default" onClick={owner.toggleStatistics}>
              {t(owner.statistics ? 'hideStatistics' : 'showStatistics')}
            </Button>
          )}
          <Button variant="default" onClick={owner.toggleMargins}>
            {t(owner.margins ? 'hideMargins' : 'showMargins')}
          </Button>
          <ButtonLink to={paths.carteAllergens(carteId)} variant="default">
            {t('allergens')}
          </ButtonLink>
          <KeepVersion carteId={carteId} />
          <PrintButton>{t('print')}</PrintButton>
          <DemoLock>
            <Button onClick={onDownload} disabled={making}>
              {making ? t('makingPdf') : t('pdf')}
            </Button>
          </DemoLock>
        </>
      )}
    </PaperBar>
  )
}
