import { useTranslations } from 'use-intl'
import { CarteDesk } from './carte-desk.tsx'
import { CarteRefusal } from './carte-refusal.tsx'
import { LoadedCarte } from './loaded-carte.tsx'

/** The carte to print: its pages as they will be, and what sets them. */
export function PrintCartePage({ id }: { id: string }) {
  const t = useTranslations('cartes.print')
  return (
    <LoadedCarte id={id} notFound={<CarteRefusal title={t('notFound')} body={t('notFoundBody')} />}>
      {(carte) => <CarteDesk stored={carte} />}
    </LoadedCarte>
  )
}
