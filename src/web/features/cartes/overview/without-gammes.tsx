import { useTranslations } from 'use-intl'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** @param search the carte that a new gamme is put on */
export function WithoutGammes({ search }: { search: { carte?: string } }) {
  const t = useTranslations('cartes')
  return (
    <EmptyState
      drawing={<CarteDrawing />}
      title={t('empty')}
      sentence={t('teach')}
      action={
        <ButtonLink to={paths.gammes} search={{ ...search, new: true }}>
          {t('newGamme')}
        </ButtonLink>
      }
    />
  )
}
